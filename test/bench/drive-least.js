// The least that code which comes as needed has to do where it finds nothing: import a module, look
// for classes one by one, wait for what comes later. No page globals, no consent, no hash.
const CLASSES = 60;

const look = () => {
  for (let at = 0; at < CLASSES; at += 1) document.querySelector(`.et_pb_least_${at}`);
};

const start = async () => {
  await import('./drive-least-module.js');
  look();
  new MutationObserver(look).observe(document.documentElement, { childList: true, subtree: true });
  window.isDriven = true;
};

void start();
