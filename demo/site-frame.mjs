// @ts-check
import { html } from 'hono/html';
import { cartCount } from './shop/cart.mjs';

const menu = [
  { path: '/shop/', label: 'Shop' },
  { path: '/courses/c/', label: 'Courses' },
  { path: '/sliders/', label: 'Sliders' },
  { path: '/contact/', label: 'Contact' },
  { path: '/consent/', label: 'Consent' },
  { path: '/kitchen-sink/', label: 'Kitchen sink' },
];

/** @param {number} count */
const itemCount = (count) => `${count} ${count === 1 ? 'Item' : 'Items'}`;

/** @param {import('./visit.mjs').Visit} visit */
export function siteHeader({ url, session }) {
  const items = menu.map(({ path, label }) => {
    const isCurrent = url.pathname === path;
    return html`<li class="menu-item${isCurrent ? ' current-menu-item' : ''}"><a href="${path}"${isCurrent ? html` aria-current="page"` : ''}>${label}</a></li>`;
  });
  return html`<div id="top-header" role="region" aria-label="Delivery and cart">
	<div class="container clearfix">
		<div id="et-info"><span id="et-info-phone">Free delivery from £60</span></div>
		<div id="et-secondary-menu"><a href="/cart/" class="et-cart-info"><span>${itemCount(cartCount(session))}</span></a></div>
	</div>
</div>
<header id="main-header" data-height-onload="66">
	<div class="container clearfix et_menu_container">
		<div class="logo_container"><a href="/"><img src="/pictures/logo.svg" width="168" height="40" alt="North Pier, all pages of the bench" id="logo" /></a></div>
		<div id="et-top-navigation">
			<nav id="top-menu-nav" aria-label="Main"><ul id="top-menu" class="nav">${items}</ul></nav>
			<div id="et_mobile_nav_menu"><div class="mobile_nav closed"><span class="select_page">Select Page</span><span class="mobile_menu_bar mobile_menu_bar_toggle"></span></div></div>
		</div>
	</div>
</header>`;
}

export function siteFooter() {
  return html`<footer id="main-footer">
	<div class="container">
		<div id="footer-bottom"><p id="footer-info">North Pier is not a real shop. It is a stand-in for a CMS, keeps everything in memory and forgets it when the server stops.</p>
		<ul id="footer-links"><li><a href="/">All pages of the bench</a></li><li><a href="/tabs/">Tabs</a></li><li><a href="/accordion/">Accordion</a></li><li><a href="/plain/">A plain page</a></li></ul></div>
	</div>
</footer>`;
}
