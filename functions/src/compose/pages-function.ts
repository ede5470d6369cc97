import type { Express } from 'express'
import { onRequest } from 'firebase-functions/v2/https'
import type { GetDeps } from '../domain/ports/deps.ts'
import { createPagesApp } from './create-pages-app.ts'

/** Hosting rewrites `/@**` to this function. It is apart from the API, so that a page with many visitors takes no instance from that. */
export function pagesFunction(getDeps: GetDeps) {
  let app: Express | null = null
  return onRequest({ invoker: 'public', concurrency: 80, timeoutSeconds: 30, maxInstances: 10 }, (request, response) =>
    (app ??= createPagesApp(getDeps()))(request, response),
  )
}
