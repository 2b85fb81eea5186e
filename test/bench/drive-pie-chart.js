/* global jQuery */
// As page builders use it: started when a circle enters the viewport, with the number written in each step.
jQuery(($) => {
  const start = (circle) => {
    const $circle = $(circle);
    const $value = $circle.find('.percent-value');
    const value = Number($circle.data('number-value'));
    $circle.easyPieChart({
      animate: { duration: 1800, enabled: true },
      size: $circle.width(),
      barColor: $circle.data('bar-bg-color'),
      scaleColor: false,
      lineWidth: 5,
      onStep(_from, _to, at) {
        $value.text(Math.round(at));
      },
    });
    $circle.data('easyPieChart').update(value);
  };
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      start(target);
    }
  });
  $('.et_pb_circle_counter_inner').each((_, circle) => seen.observe(circle));
  window.isDriven = true;
});
