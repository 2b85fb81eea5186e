/* global Splide */
document.addEventListener('DOMContentLoaded', () => {
  for (const slider of document.querySelectorAll('.et_pb_slider')) {
    slider.classList.add('splide');
    const slides = slider.querySelector('.et_pb_slides');
    slides.classList.add('splide__list');
    const track = Object.assign(document.createElement('div'), { className: 'splide__track' });
    slides.before(track);
    track.append(slides);
    for (const slide of slides.children) slide.classList.add('splide__slide');
    new Splide(slider, { type: 'fade', rewind: true, speed: 700, autoplay: true }).mount();
  }
  window.isDriven = true;
});
