/* global EmblaCarousel, EmblaCarouselAutoplay */
// Embla has no controls, so arrows and dots are created as its documentation shows.
document.addEventListener('DOMContentLoaded', () => {
  for (const slider of document.querySelectorAll('.et_pb_slider')) {
    const embla = EmblaCarousel(slider, { loop: true }, [EmblaCarouselAutoplay()]);
    const button = (className, press) => {
      const element = Object.assign(document.createElement('button'), { className });
      element.addEventListener('click', press);
      slider.append(element);
      return element;
    };
    button('prev', () => embla.scrollPrev());
    button('next', () => embla.scrollNext());
    const dots = embla.scrollSnapList().map((_, at) => button('dot', () => embla.scrollTo(at)));
    const mark = () =>
      dots.forEach((dot, at) => dot.toggleAttribute('disabled', at === embla.selectedScrollSnap()));
    embla.on('select', mark);
    mark();
  }
  window.isDriven = true;
});
