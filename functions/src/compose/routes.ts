import { AUTH_ROUTES } from '../api/auth.ts'
import { SECOND_FACTOR_ROUTES } from '../api/second-factor.ts'
import { SESSIONS_ROUTES } from '../api/sessions.ts'
import { USERS_ROUTES } from '../api/users.ts'
import { ADMIN_ROUTES } from '../api/admin.ts'
import { ADMIN_HOME_ROUTES } from '../api/admin-home.ts'
import { PEOPLE_ROUTES } from '../api/people.ts'
import { AUDIT_LOG_ROUTES } from '../api/audit-log.ts'
import { API_KEYS_ROUTES } from '../api/api-keys.ts'
import { ASSISTANTS_ROUTES } from '../api/assistants.ts'
import { APPROVALS_ROUTES } from '../api/approvals.ts'
import { COMMENTS_ROUTES } from '../api/comments.ts'
import { TAKEDOWN_ROUTES } from '../api/takedown.ts'
import { PLATFORM_APPS_ROUTES } from '../api/platform-apps.ts'
import { STUCK_WORK_ROUTES } from '../api/stuck-work.ts'
import { FAILED_POSTS_ROUTES } from '../api/failed-posts.ts'
import { NETWORKS_ROUTES } from '../api/networks.ts'
import { ANNOUNCEMENT_ROUTES } from '../api/announcements.ts'
import { SWITCHES_ROUTES } from '../api/switches.ts'
import { PUBLISHING_ROUTES } from '../api/publishing-rules.ts'
import { HEALTH_ROUTES } from '../api/health.ts'
import { STATUS_ROUTES } from '../api/status.ts'
import { PLANS_ROUTES } from '../api/plans.ts'
import { PRICING_ROUTES } from '../api/pricing.ts'
import { BILLING_ROUTES } from '../api/billing.ts'
import { COUPON_ROUTES } from '../api/coupons.ts'
import { MANUAL_PAYMENTS_ROUTES } from '../api/manual-payments.ts'
import { ADMIN_REQUEST_ROUTES } from '../api/admin-requests.ts'
import { SUPPORT_VIEW_ROUTES } from '../api/support-views.ts'
import { EARN_ROUTES } from '../api/earn.ts'
import { CONTACT_ROUTES } from '../api/contact.ts'
import { WORKSPACES_ROUTES } from '../api/workspaces.ts'
import { MEMBERS_ROUTES } from '../api/members.ts'
import { INVITES_ROUTES } from '../api/invites.ts'
import { MEDIA_ROUTES } from '../api/media.ts'
import { MEDIA_LIBRARY_ROUTES } from '../api/media-library.ts'
import { UPLOADS_ROUTES } from '../api/uploads.ts'
import { FETCHED_MEDIA_ROUTES } from '../api/fetched-media.ts'
import { IMPORT_FEEDS_ROUTES } from '../api/import-feeds.ts'
import { LINK_PAGES_ROUTES } from '../api/link-pages.ts'
import { LINK_CARDS_ROUTES } from '../api/link-cards.ts'
import { BRAND_AUTOFILL_ROUTES } from '../api/brand-autofill.ts'
import { CONNECTIONS_ROUTES } from '../api/connections.ts'
import { SANDBOX_ROUTES } from '../api/sandbox.ts'
import { POST_IMPORTS_ROUTES } from '../api/post-imports.ts'
import { JOBS_ROUTES } from '../api/jobs.ts'
import { ACTIVITY_ROUTES } from '../api/activity.ts'
import { ANALYTICS_ROUTES } from '../api/analytics.ts'
import { CALENDAR_ROUTES } from '../api/calendar.ts'
import { EVENT_HOOK_ROUTES } from '../api/event-hooks.ts'
import { MAIL_CHOICE_ROUTES } from '../api/mail-choices.ts'
import { REVIEW_ROUTES } from '../api/review-links.ts'
import { POSTS_ROUTES } from '../api/posts.ts'
import { TRASH_ROUTES } from '../api/trash.ts'
import { SIMULATION_ROUTES } from '../api/simulation.ts'
import { SERIES_ROUTES } from '../api/series.ts'
import { CONTRIBUTIONS_ROUTES } from '../api/contributions.ts'
import { DECK_TEMPLATES_ROUTES } from '../api/deck-templates.ts'
import { GALLERY_ROUTES } from '../api/gallery.ts'
import { CAMPAIGNS_ROUTES } from '../api/campaigns.ts'
import { PROFILE_ROUTES } from '../api/profiles.ts'
import { RADAR_ROUTES } from '../api/radar.ts'
import { QUEUES_ROUTES } from '../api/queues.ts'
import { FONTS_ROUTES } from '../api/fonts.ts'
import { PRODUCT_FONTS_ROUTES } from '../api/product-fonts.ts'
import { MODELS_ROUTES } from '../api/models.ts'
import { SPEECH_ROUTES } from '../api/speech.ts'
import { SHARED_MODELS_ROUTES } from '../api/shared-models.ts'
import type { Route } from '../http/bind.ts'

/** Endpoints of `/api/v1`, by area. */
export const ROUTES: readonly Route[] = [
  ...AUTH_ROUTES,
  ...SESSIONS_ROUTES,
  ...SECOND_FACTOR_ROUTES,
  ...USERS_ROUTES,
  ...ADMIN_ROUTES,
  ...ADMIN_HOME_ROUTES,
  ...PEOPLE_ROUTES,
  ...AUDIT_LOG_ROUTES,
  ...API_KEYS_ROUTES,
  ...ASSISTANTS_ROUTES,
  ...PLATFORM_APPS_ROUTES,
  ...FAILED_POSTS_ROUTES,
  ...STUCK_WORK_ROUTES,
  ...TAKEDOWN_ROUTES,
  ...NETWORKS_ROUTES,
  ...SWITCHES_ROUTES,
  ...ANNOUNCEMENT_ROUTES,
  ...PUBLISHING_ROUTES,
  ...HEALTH_ROUTES,
  ...STATUS_ROUTES,
  ...PLANS_ROUTES,
  ...PRICING_ROUTES,
  ...BILLING_ROUTES,
  ...COUPON_ROUTES,
  ...MANUAL_PAYMENTS_ROUTES,
  ...ADMIN_REQUEST_ROUTES,
  ...SUPPORT_VIEW_ROUTES,
  ...EARN_ROUTES,
  ...CONTACT_ROUTES,
  ...WORKSPACES_ROUTES,
  ...MEMBERS_ROUTES,
  ...INVITES_ROUTES,
  ...MEDIA_ROUTES,
  ...MEDIA_LIBRARY_ROUTES,
  ...UPLOADS_ROUTES,
  ...FETCHED_MEDIA_ROUTES,
  ...FONTS_ROUTES,
  ...PRODUCT_FONTS_ROUTES,
  ...IMPORT_FEEDS_ROUTES,
  ...LINK_CARDS_ROUTES,
  ...LINK_PAGES_ROUTES,
  ...BRAND_AUTOFILL_ROUTES,
  ...CONNECTIONS_ROUTES,
  ...SANDBOX_ROUTES,
  ...POST_IMPORTS_ROUTES,
  ...JOBS_ROUTES,
  ...ACTIVITY_ROUTES,
  ...ANALYTICS_ROUTES,
  ...CALENDAR_ROUTES,
  ...EVENT_HOOK_ROUTES,
  ...MAIL_CHOICE_ROUTES,
  ...REVIEW_ROUTES,
  ...POSTS_ROUTES,
  ...TRASH_ROUTES,
  ...APPROVALS_ROUTES,
  ...COMMENTS_ROUTES,
  ...SERIES_ROUTES,
  ...CAMPAIGNS_ROUTES,
  ...PROFILE_ROUTES,
  ...RADAR_ROUTES,
  ...QUEUES_ROUTES,
  ...DECK_TEMPLATES_ROUTES,
  ...GALLERY_ROUTES,
  ...CONTRIBUTIONS_ROUTES,
  ...SIMULATION_ROUTES,
  ...MODELS_ROUTES,
  ...SHARED_MODELS_ROUTES,
  ...SPEECH_ROUTES,
]
