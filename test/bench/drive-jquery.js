/* global jQuery */
// The usual implementation: slick for sliders, a few lines of jQuery for tabs and toggles.
jQuery(($) => {
  $('.et_pb_slides').slick({ fade: true, dots: true, arrows: true, speed: 700 });
  $('.et_pb_tabs').each(function () {
    const $tabs = $(this);
    $tabs.find('.et_pb_tabs_controls li').on('click', function (event) {
      event.preventDefault();
      $(this).addClass('et_pb_tab_active').siblings().removeClass('et_pb_tab_active');
      $tabs.find('.et_pb_tab').hide().eq($(this).index()).fadeIn(500);
    });
  });
  $('.et_pb_toggle_title').on('click', function () {
    const $toggle = $(this).closest('.et_pb_toggle');
    $toggle.find('.et_pb_toggle_content').slideToggle(700, () => {
      $toggle.toggleClass('et_pb_toggle_open et_pb_toggle_close');
    });
  });
  window.isDriven = true;
});
