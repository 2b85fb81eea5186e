/* global EmblaCarousel, EmblaCarouselAutoplay */
// Embla brings no controls, so arrows and dots are made here as its manual shows.
document.addEventListener('DOMContentLoaded', () => {
  for (const slider of document.querySelectorAll('.et_pb_slider')) {
    const embla = EmblaCarousel(slider, { loop: true }, [EmblaCarouselAutoplay()]);
    const button = (className, press) => {
      const made = Object.assign(document.createElement('button'), { className });
      made.addEventListener('click', press);
      slider.append(made);
      return made;
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
