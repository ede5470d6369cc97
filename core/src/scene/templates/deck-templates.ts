import type { DeckTemplate } from './deck-template.ts'
import { ANNUAL_REPORT } from './designs/annual-report.ts'
import { BAR_CHART } from './designs/bar-chart.ts'
import { BAUHAUS_EVENT } from './designs/bauhaus-event.ts'
import { BEFORE_AFTER } from './designs/before-after.ts'
import { BIG_NUMBER } from './designs/big-number.ts'
import { BLUEPRINT_STEPS } from './designs/blueprint-steps.ts'
import { BOLD_BLOCKS } from './designs/bold-blocks.ts'
import { CHAT_STORY } from './designs/chat-story.ts'
import { CLIPBOARD_CHECK } from './designs/clipboard-check.ts'
import { CONFETTI_NEWS } from './designs/confetti-news.ts'
import { EDITORIAL_QUOTE } from './designs/editorial-quote.ts'
import { FILM_FRAMES } from './designs/film-frames.ts'
import { MOONLIGHT_QUOTE } from './designs/moonlight-quote.ts'
import { NEWS_TICKER } from './designs/news-ticker.ts'
import { ORBIT_LAUNCH } from './designs/orbit-launch.ts'
import { POSTER_QUOTE } from './designs/poster-quote.ts'
import { RECEIPT_LIST } from './designs/receipt-list.ts'
import { RECIPE_CARD } from './designs/recipe-card.ts'
import { RUBBER_STAMP } from './designs/rubber-stamp.ts'
import { STAIRCASE } from './designs/staircase.ts'
import { STICKY_NOTES } from './designs/sticky-notes.ts'
import { SWISS_RULES } from './designs/swiss-rules.ts'
import { TICKET_EVENT } from './designs/ticket-event.ts'
import { TRUE_OR_FALSE } from './designs/true-or-false.ts'
import { TERRACOTTA_STUDIO } from './designs/terracotta-studio.ts'
import { NEON_NIGHT } from './designs/neon-night.ts'
import { FIELD_NOTES } from './designs/field-notes.ts'
import { CITRUS_POP } from './designs/citrus-pop.ts'
import { VELVET_GALA } from './designs/velvet-gala.ts'
import { SOFT_MORNING } from './designs/soft-morning.ts'
import { LEDGER_FINANCE } from './designs/ledger-finance.ts'
import { GALLERY_ARCH } from './designs/gallery-arch.ts'
import { COASTLINE } from './designs/coastline.ts'
import { SHELF_READS } from './designs/shelf-reads.ts'
import { CHECKERBOARD } from './designs/checkerboard.ts'
import { NORDIC_CALM } from './designs/nordic-calm.ts'

/** Bundled designs, in gallery order: adjacent designs look different. */
export const DECK_TEMPLATES: readonly DeckTemplate[] = [
  SWISS_RULES,
  STICKY_NOTES,
  ORBIT_LAUNCH,
  EDITORIAL_QUOTE,
  BAUHAUS_EVENT,
  BEFORE_AFTER,
  BLUEPRINT_STEPS,
  CONFETTI_NEWS,
  TRUE_OR_FALSE,
  RECIPE_CARD,
  BAR_CHART,
  POSTER_QUOTE,
  CLIPBOARD_CHECK,
  FILM_FRAMES,
  BOLD_BLOCKS,
  TICKET_EVENT,
  STAIRCASE,
  RUBBER_STAMP,
  MOONLIGHT_QUOTE,
  NEWS_TICKER,
  BIG_NUMBER,
  CHAT_STORY,
  RECEIPT_LIST,
  ANNUAL_REPORT,
  TERRACOTTA_STUDIO,
  NEON_NIGHT,
  FIELD_NOTES,
  CITRUS_POP,
  VELVET_GALA,
  SOFT_MORNING,
  LEDGER_FINANCE,
  GALLERY_ARCH,
  COASTLINE,
  SHELF_READS,
  CHECKERBOARD,
  NORDIC_CALM,
]
