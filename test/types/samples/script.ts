// A plugin without a bundler: no imports; the types come with a reference.

var page = window.et_pb_custom;
var seconds: number = Number(page?.ab_bounce_rate ?? 5);
var isWaiting: boolean = page?.ignore_waypoints !== 'yes';
var locations: string[] = window.et_builder_utils_params?.scrollLocations ?? [];
var text: string = (window.DIVI?.items_count ?? '').replace('%d', String(seconds));
var animated: string[] = (window.et_animation_data ?? []).map((entry) => `.${entry.class}`);
var stuck: string[] = Object.keys(window.et_pb_sticky_elements ?? {});
var call: string = (window.wc_add_to_cart_params?.wc_ajax_url ?? '').replace('%%endpoint%%', 'x');
var storage: string | undefined = window.wc_cart_fragments_params?.fragment_name;
var countries: unknown = JSON.parse(window.wc_country_select_params?.countries ?? '{}');
var course: string = window.ldVars?.postID || '0';
var isBefore: boolean = window.learndash_video_data?.videos_shown === 'BEFORE';
var law: 'gdpr' | 'ccpa' | undefined = window._ckyConfig?._bannerConfig.settings.applicableLaw;
var slugs: string[] = (window._ckyConfig?._categories ?? []).map(({ slug }) => slug);
var isGranted: boolean = window.getCkyConsent?.().categories['analytics'] === true;
var hasWishlist: boolean = window.aepc_pixel?.enable_addtowishlist === 'yes';
var account: number | string | undefined = window.php_data?.ac_settings.tracking_actid;

window.skerryOff = location.hash === '#plain';
window.skerryLabels = { carousel: 'Karussell', pause: 'Anhalten', play: 'Weiter' };
window.skerryLabels = { allowOnce: 'Einmal zeigen', consentTitle: 'Ihre Wahl' };
window.skerry?.on('consent:changed', ({ categories }) => {
  isGranted = categories['analytics'] === true;
});

// @ts-expect-error: a page of another theme has none
window.et_pb_custom.ajaxurl;
// @ts-expect-error: printed in a string
seconds = page?.ab_bounce_rate;
// @ts-expect-error: printed as "1" or as an empty string
isWaiting = page?.is_divi_theme_used;
// @ts-expect-error: JSON in a string
countries = window.wc_country_select_params?.countries.US;
// @ts-expect-error: no text of that name
window.skerryLabels = { caroussel: 'Karussell' };
// @ts-expect-error: gdpr or ccpa
law = 'pipeda';
