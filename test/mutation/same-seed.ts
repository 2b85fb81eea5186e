import { configureGlobal } from 'fast-check';

// What is noticed must not be a matter of luck.
configureGlobal({ seed: 1 });
