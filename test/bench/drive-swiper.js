/* global Swiper */
// Swiper for sliders, hand-written listeners for tabs and toggles.
document.addEventListener('DOMContentLoaded', () => {
  for (const slider of document.querySelectorAll('.et_pb_slider')) {
    slider.classList.add('swiper');
    slider.querySelector('.et_pb_slides').classList.add('swiper-wrapper');
    for (const slide of slider.querySelectorAll('.et_pb_slide'))
      slide.classList.add('swiper-slide');
    for (const part of ['swiper-pagination', 'swiper-button-prev', 'swiper-button-next']) {
      slider.append(Object.assign(document.createElement('div'), { className: part }));
    }
    const find = (part) => slider.querySelector(`.${part}`);
    new Swiper(slider, {
      effect: 'fade',
      loop: true,
      speed: 700,
      pagination: { el: find('swiper-pagination'), clickable: true },
      navigation: { prevEl: find('swiper-button-prev'), nextEl: find('swiper-button-next') },
    });
  }
  for (const tabs of document.querySelectorAll('.et_pb_tabs')) {
    const controls = [...tabs.querySelectorAll('.et_pb_tabs_controls li')];
    const panels = [...tabs.querySelectorAll('.et_pb_tab')];
    controls.forEach((control, index) =>
      control.addEventListener('click', (event) => {
        event.preventDefault();
        panels.forEach((panel, at) => {
          panel.style.display = at === index ? 'block' : 'none';
        });
      }),
    );
  }
  for (const title of document.querySelectorAll('.et_pb_toggle_title')) {
    title.addEventListener('click', () => {
      title.closest('.et_pb_toggle').classList.toggle('et_pb_toggle_open');
    });
  }
  window.isDriven = true;
});
