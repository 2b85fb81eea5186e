// Stands in for the process of the unit tests: with a mutant on it never comes back.
process.on('message', ({ mutant }) => {
  while (mutant);
  process.send?.({ outcomes: [], error: '', isEndless: false });
});
process.send?.({ isReady: true });
