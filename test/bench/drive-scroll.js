/* global jQuery */
// The usual implementation: one scroll handler for each effect, which reads positions and writes styles.
jQuery(($) => {
  const $window = $(window);
  const $animated = $('.et_animated').css('opacity', 0);
  $window.on('scroll', () => {
    $animated.each(function () {
      const $element = $(this);
      if ($element.hasClass('et_is_animating')) return;
      if ($element.offset().top < $window.scrollTop() + $window.height() * 0.8) {
        $element.addClass('et_is_animating').css('opacity', 1);
      }
    });
  });
  $('.et_parallax_bg').each(function () {
    const $background = $(this);
    const $box = $background.parent();
    $window.on('scroll', () => {
      const top = $box.offset().top;
      const height = $box.height();
      const scrolled = $window.scrollTop();
      if (top + height < scrolled || top > scrolled + $window.height()) return;
      const move = (scrolled + $window.height() - top) * 0.3;
      $background.height($window.height() * 0.3 + height);
      $background.css('transform', `translate(0, ${move}px)`);
    });
  });
  $('.et_pb_section_video_bg video').each(function () {
    const $video = $(this);
    $window.on('scroll', () => {
      const top = $video.offset().top;
      const isSeen =
        top < $window.scrollTop() + $window.height() && top + $video.height() > $window.scrollTop();
      if (isSeen) this.play();
      else this.pause();
    });
  });
  window.isDriven = true;
});
