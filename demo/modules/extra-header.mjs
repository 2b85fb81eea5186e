// @ts-check
import { html } from 'hono/html';
import { menuItems } from './header.mjs';

const stories = ['A lamp for the long pier', 'Two new benches', 'What the tide left'];

/** The header of the Extra theme, with the matching body classes. */
export const extraHeader = () => ({
  classes: 'et_extra et_fixed_nav',
  markup: html`<header class="header left-right">
	<div id="top-header" role="region" aria-label="Stories and more"><div class="container">
		<div id="et-secondary-nav" class="et-trending">
			<div id="et-trending"><a id="et-trending-button" href="#"><span></span><span></span><span></span></a><p id="et-trending-label">Stories:</p>
				<div id="et-trending-container">${stories.map((story, index) => html`<div id="et-trending-post-${index}" class="et-trending-post${index === 0 ? ' et-trending-latest' : ''}"><a href="/blog/">${story}</a></div>`)}</div>
			</div>
			<ul id="et-secondary-menu" class="nav"><li class="menu-item"><a href="/links/">Delivery</a></li></ul>
		</div>
		<div id="et-info"><span class="et-top-cart-total"><a href="/cart/" class="et-cart" title="0 Items in Cart"><span>0 Items</span></a></span></div>
	</div></div>
	<div id="main-header-wrapper"><div id="main-header" data-fixed-height="80"><div class="container">
		<a class="logo" href="/" data-fixed-height="51"><img src="/pictures/logo.svg" width="210" height="50" alt="North Pier, all pages of the bench" id="logo" /></a>
		<div id="et-navigation"><nav aria-label="Main"><ul id="et-menu" class="nav">${menuItems()}</ul></nav>
			<div id="et-mobile-navigation"><span class="show-menu"><div class="show-menu-button"><span></span><span></span><span></span></div><p>Select Page</p></span><nav aria-label="Phone"></nav></div>
		</div>
	</div></div></div>
</header>`,
});
