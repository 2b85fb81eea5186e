// The minimum for code that is loaded on demand and finds nothing to do: import a module, query
// classes one by one, observe later insertions. No page globals, no consent, no hash.
const CLASSES = 60;

const queryClasses = () => {
  for (let at = 0; at < CLASSES; at += 1) document.querySelector(`.et_pb_least_${at}`);
};

const start = async () => {
  await import('./drive-least-module.js');
  queryClasses();
  new MutationObserver(queryClasses).observe(document.documentElement, {
    childList: true,
    subtree: true,
  });
  window.isDriven = true;
};

void start();
