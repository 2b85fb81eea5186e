/* global GLightbox */
document.addEventListener('DOMContentLoaded', () => {
  // Hidden until a script shows a page of the gallery.
  for (const item of document.querySelectorAll('.et_pb_gallery_item')) item.style.display = 'block';
  GLightbox({ selector: '.et_pb_gallery_item a' });
  window.isDriven = true;
});
