import { serve } from '@hono/node-server';

/**
 * Serves on loopback, on a port that the system picks.
 * @param {(request: Request) => Response | Promise<Response>} fetch
 * @returns {Promise<{ url: string, close: () => void }>} the address without a slash at its end
 */
export const serveOnFreePort = (fetch) =>
  new Promise((resolve) => {
    const server = serve({ fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({
        url: `http://127.0.0.1:${port}`,
        close() {
          server.close();
          // Answers that never come would keep it.
          if ('closeAllConnections' in server) server.closeAllConnections();
        },
      }),
    );
  });
