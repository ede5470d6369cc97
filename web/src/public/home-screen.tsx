import { Faults } from './components/faults.tsx'
import { FinalCall } from './components/final-call.tsx'
import { Hero } from './components/hero.tsx'
import { Promises } from './components/promises.tsx'
import { SiteFooter } from './components/site-footer.tsx'
import { SiteHeader } from './components/site-header.tsx'
import { Steps } from './components/steps.tsx'
import { TryDeck } from './components/try-deck.tsx'

/** The public home page: what the product promises, how it keeps it, and a piece of it to try. */
export function Component() {
  return (
    <>
      <SiteHeader />
      <main>
        <Hero />
        <Promises />
        <Steps />
        <TryDeck />
        <Faults />
        <FinalCall />
      </main>
      <SiteFooter />
    </>
  )
}
