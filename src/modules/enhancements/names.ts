export const row = 'et_pb_row';
export const innerRow = 'et_pb_row_inner';
export const column = 'et_pb_column';
export const columnType = /^et_pb_column_(\d+_\d+)$/;
export const specialtySection = 'et_section_specialty';
export const specialtyColumn = 'et_pb_specialty_column';
export const singleColumn = 'et_pb_column_single';
export const section = 'et_pb_section';
export const module = 'et_pb_module';

export const preload = 'et_pb_preload';
export const overlay = 'box-shadow-overlay';
export const hasOverlay = 'has-box-shadow-overlay';

/** Elements that may embed a video. */
export const videoFrames = 'iframe,object,embed';

export const waypoint = 'et-waypoint';
export const animated = 'et-animated';
/** Elements waiting to come into view, and the bars inside. */
export const waiting = '.et-waypoint,.et-waypoint .et_pb_counter_amount';
export const animatedInBuilder = 'et-animated--vb';

export const gutterHover = 'et_pb_gutter_hover';
export const gutter = 'et_pb_gutters';
export const originalGutter = 'data-original_gutter';
export const hoverGutter = 'data-hover_gutter';

export const menu = 'et_pb_menu';
/** Items with an open list, in a wide or a mobile menu. */
export const openMenu = '.et-hover,.mobile_nav.opened';
export const dividerSection = 'section_has_divider';

export const dividers = ['.et_pb_top_inside_divider', '.et_pb_bottom_inside_divider'];
export const noTransition = 'et-no-transition';

export const stickyImage = 'et_pb_image_sticky';
export const lastChild = 'et-last-child';
export const stickySection = 'et_pb_section_sticky';
export const stickyMobileSection = 'et_pb_section_sticky_mobile';
export const stickyRow = 'et_pb_row_sticky';

export const testimonial = 'et_pb_testimonial';
export const portrait = 'et_pb_testimonial_portrait';
export const testimonialText = 'et_pb_testimonial_description';

export const dollar = 'et_pb_dollar_sign';
export const sum = 'et_pb_sum';

export const search = 'et_pb_search';
export const searchField = 'et_pb_s';
export const searchButton = 'et_pb_searchsubmit';
export const searchPercentMargin = 'et_pb_search_percentage_custom_margin';

export const widgetArea = 'et_pb_widget_area';
export const noSubmit = 'et-no-submit-button';
export const narrowWrapper = 'et-narrow-wrapper';

export const comments = 'et_pb_comments_module';
/** Text fields of comment forms that the style sheet of a theme or the builder lays out. */
export const commentFields =
  ':is(.et_divi_theme,.et_extra,.et_pb_comments_module) #commentform :is([type=text],[type=email],[type=url],textarea)';
export const themeReplies = '.et_divi_theme .comment-reply-link';
export const commentButtons = '.comment-reply-link, .submit';
export const button = 'et_pb_button';
export const customIcon = 'et_pb_custom_button_icon';
export const iconSuffixes = ['', '-tablet', '-phone', '-sticky'] as const;

export const shopModules = ['.et_pb_shop', '.et_pb_wc_upsells', '.et_pb_wc_related_products'];
export const shopButtons = '.et_pb_woo_custom_button_icon';
export const metaModule = '.et_pb_wc_meta';
export const metaText = '.product_meta > span';
export const emptyMeta = 'et_pb_wc_meta_empty';
export const emptyColumn = '.woocommerce-order-received .et_pb_column_empty';
export const flatRow = 'et_pb_no_top_bottom_padding';
export const shop = 'et_pb_shop';
export const product = 'li.product';
export const shopIndex = 'data-shortcode_index';
export const shopItem = 'et_pb_shop_item_';
export const imageOverlay = 'et_overlay';
export const inlineIcon = 'et_pb_inline_icon';

/** The builder's own application manages what it renders (builder.md §3). */
export const audio = '.et_audio_container audio:not(#et-fb-app *)';
export const mediaElement = '.mejs-container';

export const layoutBase = 'data-background-layout';
export const layoutClass = 'et_pb_bg_layout_';
export const darkText = 'et_pb_text_color_dark';
export const audioModule = '.et_pb_audio_module';
export const gallery = '.et_pb_gallery';
export const galleryItem = '.et_pb_gallery_item';
export const slider = '.et_pb_slider';
export const postSlider = '.et_pb_post_slider';
export const slide = '.et_pb_slide';
