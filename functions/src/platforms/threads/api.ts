/** Addresses of the network: its sign-in page and the API. */
export type ThreadsHosts = { authorize: string; graph: string }

export function threadsHosts(baseUrl: string | null): ThreadsHosts {
  return {
    authorize: `${baseUrl ?? 'https://threads.com'}/oauth/authorize`,
    graph: baseUrl ?? 'https://graph.threads.com',
  }
}

export const THREADS_VERSION = '/v1.0'
export const THREADS_SITE = 'https://www.threads.com'
