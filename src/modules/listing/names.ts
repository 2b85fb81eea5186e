export const module = 'et_pb_module';
export const gridItem = 'et_pb_grid_item';
export const firstInRow = 'first_in_row';
export const lastInRow = 'last_in_row';
export const onLastRow = 'on_last_row';
export const inactive = 'inactive';
export const active = 'active';

export const gallery = 'et_pb_gallery_grid';
export const galleryItems = 'et_pb_gallery_items';
export const galleryItem = 'et_pb_gallery_item';
export const galleryPages = 'et_pb_gallery_pagination';
export const perPage = 'data-per_page';

export const filterable = 'et_pb_filterable_portfolio';
export const portfolioItems = 'et_pb_portfolio_items';
export const portfolioItem = 'et_pb_portfolio_item';
export const filters = 'et_pb_portfolio_filters';
export const filterSlug = 'data-category-slug';
export const everything = 'all';
export const category = 'project_category_';
/** The product's own spelling. */
export const portfolioPages = 'et_pb_portofolio_pagination';
export const postsNumber = 'data-posts-number';

export const portfolioImage = 'et_pb_portfolio_image';
export const overlay = 'et_overlay';
export const meta = 'meta';
export const itemTitle = 'et_pb_module_header';
export const carousel = 'et_pb_fullwidth_portfolio_carousel';
export const carouselGroup = 'et_pb_carousel_group';
export const columns = 'columns-';
export const autoRotate = 'data-auto-rotate';
export const autoRotateSpeed = 'data-auto-rotate-speed';

export const ajaxContainer = 'et_pb_ajax_pagination_container';
export const pageLink = '.wp-pagenavi a, .pagination a';
export const notFound = 'error404';
export const layoutField = 'et_layout_block_layout_content';
export const postLoad = 'post-load';
