/* global PhotoSwipe, PhotoSwipeLightbox */
document.addEventListener('DOMContentLoaded', () => {
  for (const link of document.querySelectorAll('.et_pb_gallery_item a')) {
    // Hidden until a script shows a page of the gallery.
    link.closest('.et_pb_gallery_item').style.display = 'block';
    Object.assign(link.dataset, { pswpWidth: '1280', pswpHeight: '800' });
  }
  new PhotoSwipeLightbox({
    gallery: '.et_pb_gallery',
    children: '.et_pb_gallery_item a',
    pswpModule: PhotoSwipe,
  }).init();
  window.isDriven = true;
});
