// Stands in for the process of the unit tests: whatever it is told, it never comes back.
process.on('message', () => {
  for (;;);
});
process.send?.({ isReady: true, pid: process.pid });
