import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/**
 * The clock in seconds, once a second until `end` has passed (specification S9.11). All clocks of a
 * page tick together; in a hidden page the browser slows them down.
 */
export const useNow = (end: number): number => {
  const read = () => Math.floor(Date.now() / SECOND_MS);
  const [now, setNow] = useState(read);
  useEffect(() => {
    if (now >= end) return;
    const timer = setTimeout(() => setNow(read), SECOND_MS - (Date.now() % SECOND_MS));
    return () => clearTimeout(timer);
  }, [now, end]);
  return now;
};
