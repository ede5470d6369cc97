import { createInstance, type i18n as I18n, type Resource, type ResourceLanguage } from 'i18next'
import { renderToString } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { BRAND } from '@postwright/core/brand'
import { App } from './app/app.tsx'
import { framed } from './app/router.tsx'
import { publicRoutes } from './app/public-routes.ts'
import { WORD_OPTIONS } from './lib/i18n.ts'
import { structuredData } from './public/structured-data.ts'

/** A public page as HTML. `head` and `body` are markup; `words` are the names of its translation namespaces; `data` is JSON-LD. */
export type RenderedPage = { head: string; body: string; words: string[]; data: object[] }

/** Matches the title, description and similar elements, which React writes before the page; they belong in the document's head. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/

/**
 * Renders one address at build time.
 * @param locale every namespace of one language
 * @throws if the address does not exist or its page fails
 */
export async function renderPage(path: string, locale: ResourceLanguage): Promise<RenderedPage> {
  const resources: Resource = { en: locale }
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({ ...WORD_OPTIONS, lng: 'en', ns: Object.keys(locale), resources })
  const used = reportUsed(i18n)
  const { query, dataRoutes } = createStaticHandler(framed(publicRoutes))
  const context = await query(new Request(`https://${BRAND.domain}${path}`))
  if (context instanceof Response || context.statusCode !== 200) throw new Error(`${path} cannot be rendered`)
  const html = renderToString(
    <App>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </App>,
  )
  const head = HEAD.exec(html)?.[0] ?? ''
  const words = Object.keys(locale).filter((name) => used.has(name))
  return { head, body: html.slice(head.length), words, data: structuredData(path, i18n.t) }
}

/** Collects the namespaces that components use from now on; react-i18next reports them to `i18n.reportNamespaces`. */
function reportUsed(i18n: I18n): Set<string> {
  const used = new Set<string>(WORD_OPTIONS.ns)
  const addUsedNamespaces = (names: readonly string[]) => {
    for (const name of names) used.add(name)
  }
  Object.assign(i18n, { reportNamespaces: { addUsedNamespaces, getUsedNamespaces: () => [...used] } })
  return used
}
