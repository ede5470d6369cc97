/** Of campaigns. */

export const CAMPAIGN_NAME_MAX = 80
export const CAMPAIGN_AUDIENCE_MAX = 500
export const CAMPAIGN_MESSAGE_MAX = 1_000
export const CAMPAIGN_OFFER_MAX = 500
export const CAMPAIGN_TONE_MAX = 200
export const CAMPAIGN_PERSONAS_MAX = 20
export const CAMPAIGN_PILLARS_MAX = 8
export const CAMPAIGN_GOAL_MAX = 1_000_000_000
/** Minor units. */
export const CAMPAIGN_BUDGET_MAX = 100_000_000_000
/** In one workspace, archived ones and templates included: as many as one list holds. */
export const CAMPAIGNS_MAX = 50
export const UTM_SOURCE_MAX = 40
export const UTM_MEDIUM_MAX = 40
export const UTM_CAMPAIGN_MAX = 60
/** Campaigns that are compared side by side, and those that one call measures. */
export const CAMPAIGNS_COMPARED_MAX = 4
export const CAMPAIGNS_MEASURED_MAX = 10
/** The newest published posts of a campaign whose metrics are read, and their publications. */
export const MEASURED_POSTS_MAX = 200
export const MEASURED_PUBLICATIONS_MAX = 150
