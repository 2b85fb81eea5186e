import { serve } from '@hono/node-server';

/**
 * Serves on loopback, on a port selected by the system.
 * @param {(request: Request) => Response | Promise<Response>} fetch
 * @returns {Promise<{ url: string, close: () => void }>} the address without a trailing slash
 */
export const serveOnFreePort = (fetch) =>
  new Promise((resolve) => {
    const server = serve({ fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({
        url: `http://127.0.0.1:${port}`,
        close() {
          server.close();
          // Unfinished responses would keep the server open.
          if ('closeAllConnections' in server) server.closeAllConnections();
        },
      }),
    );
  });
