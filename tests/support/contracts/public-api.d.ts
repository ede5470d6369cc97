export interface paths {
    "/workspace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the workspace
         * @description Returns the workspace of the key, its time zone, and the scopes of the key.
         */
        get: operations["getWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List channels
         * @description Returns the connected accounts. mayPlan says whether you may schedule posts for a channel.
         */
        get: operations["listChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List posts
         * @description Returns posts, most recently changed first. To get the next page, pass the cursor in the after parameter.
         */
        get: operations["listPosts"];
        put?: never;
        /**
         * Create a draft
         * @description Creates a draft. Nothing is published until it is scheduled.
         */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{postId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a post
         * @description Returns a post and its state on each channel.
         */
        get: operations["getPost"];
        put?: never;
        post?: never;
        /**
         * Delete a post
         * @description Moves a post to the trash for 30 days and cancels its schedule. What was published stays on the networks.
         */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        /**
         * Update a draft
         * @description Changes the fields that you send. rev is the revision you have seen. A scheduled post keeps the content it was scheduled with until you schedule it again.
         */
        patch: operations["updatePost"];
        trace?: never;
    };
    "/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a post
         * @description Returns, for each channel, whether its network would accept the post. Stores nothing.
         */
        post: operations["checkPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{postId}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule a post
         * @description Schedules a post for now or for a local time in a time zone. Each channel gets the content that the post has now. If the post breaks rules of a brand kit, the call fails with brand_unconfirmed and lists the breaches in brand. To schedule it all the same, repeat the call with brand: the value of seen from that error, and a reason. Plans that wait for approval need no confirmation: the approver sees the breaches.
         */
        post: operations["schedulePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{postId}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reschedule a post
         * @description Moves a scheduled post to another time, with the content it was scheduled with. Breaches of brand rules are confirmed as for schedulePost.
         */
        post: operations["reschedulePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{postId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a scheduled post
         * @description Cancels everything that isn’t published yet. The post is a draft again.
         */
        post: operations["cancelPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{postId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the delivery record
         * @description Returns the state of a post on each channel and the steps that led to it, newest first.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List planned posts
         * @description Returns the posts planned between two times, including published ones, earliest first.
         */
        get: operations["listCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an image
         * @description Stores the image that you send as the request body, as image/jpeg, image/png or image/webp. Use its id in a post.
         */
        post: operations["uploadMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/from-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an image from a URL
         * @description Stores the image at a public URL. Use its id in a post.
         */
        post: operations["fetchMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{postId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List comments on a post
         * @description Returns comments of the team and of clients, newest first.
         */
        get: operations["listComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            detail: string;
            code: string;
            fields?: {
                [key: string]: string;
            };
            planLimit?: {
                limit: string;
                used: number;
                max: number;
            };
            /** @description With brand_unconfirmed: the breaches of brand rules, by channel. Send seen and a reason as brand to confirm them. mayApprove says whether this also approves the breaches that need approval. */
            brand?: {
                seen: string;
                mayApprove: boolean;
                channels: {
                    connectionId: string;
                    handle: string;
                    breaches: {
                        /** @enum {string} */
                        rule: "banned" | "preferred" | "required" | "terms" | "emoji" | "hashtags";
                        /** @enum {string} */
                        strength: "ask" | "block";
                        evidence: string;
                        instead: string;
                    }[];
                }[];
            };
            requestId?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Calls per minute for this key */
                    "RateLimit-Limit"?: number;
                    /** @description Calls left in this minute */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the minute is over */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        timeZone: string;
                        scopes: ("channels:read" | "posts:read" | "posts:write" | "posts:schedule" | "calendar:read" | "comments:read" | "media:write")[];
                    };
                };
            };
            /** @description Failed: validation_failed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unauthenticated, token_invalid, token_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: forbidden, scope_missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: rate_limited */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listChannels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Calls per minute for this key */
                    "RateLimit-Limit"?: number;
                    /** @description Calls left in this minute */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the minute is over */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        channels: {
                            id: string;
                            /** @enum {string} */
                            platform: "bluesky" | "pinterest" | "tiktok" | "youtube" | "facebook" | "instagram" | "threads" | "discord" | "mastodon" | "slack" | "telegram" | "webhook" | "linkedin" | "rss" | "sandbox" | "x";
                            handle: string;
                            name: string;
                            /** @enum {string} */
                            status: "connected" | "needs_reconnect" | "unreachable" | "disconnected";
                            /**
                             * @default direct
                             * @enum {string}
                             */
                            mode: "direct" | "assisted";
                            isPaused: boolean;
                            mayPlan: boolean;
                        }[];
                    };
                };
            };
            /** @description Failed: validation_failed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unauthenticated, token_invalid, token_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: forbidden, scope_missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: rate_limited */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPosts: {
        parameters: {
            query?: {
                lifecycle?: "draft" | "scheduled" | "sending" | "published" | "attention";
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Calls per minute for this key */
                    "RateLimit-Limit"?: number;
                    /** @description Calls left in this minute */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the minute is over */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        posts: {
                            id: string;
                            rev: number;
                            createdAt: number;
                            updatedAt: number;
                            createdBy: string;
                            /** @enum {string} */
                            lifecycle: "draft" | "scheduled" | "sending" | "published" | "attention";
                            /** @default null */
                            plannedAt: number | null;
                            /** @default null */
                            publishedAt: number | null;
                            text: string;
                            media: {
                                mediaId: string;
                                alt: string;
                            }[];
                            connectionIds: string[];
                            /** @default  */
                            title: string;
                            /** @default  */
                            comment: string;
                            /** @default [] */
                            thread: string[];
                            /** @default [] */
                            threadMedia: {
                                mediaId: string;
                                alt: string;
                                part: number;
                            }[];
                            /** @default [] */
                            pollOptions: string[];
                            /** @default 86400000 */
                            pollDuration: number;
                            /** @default false */
                            pollMultiple: boolean;
                            /** @default [] */
                            labels: (string & (unknown & unknown))[];
                            /** @default  */
                            note: string;
                            /** @default true */
                            linkCard: boolean;
                            /** @default  */
                            campaignId: string;
                        }[];
                        cursor: string | null;
                    };
                };
            };
            /** @description Failed: validation_failed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unauthenticated, token_invalid, token_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: forbidden, scope_missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: rate_limited */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies this call. If you send it again with the same content within 24 hours, you get the first response again and nothing changes. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text?: string;
                    media?: {
                        mediaId: string;
                        alt: string;
                    }[];
                    connectionIds?: string[];
                    title?: string;
                    comment?: string;
                    thread?: string[];
                    threadMedia?: {
                        mediaId: string;
                        alt: string;
                        part: number;
                    }[];
                    pollOptions?: string[];
                    pollDuration?: number;
                    pollMultiple?: boolean;
                    labels?: (string & (unknown & unknown))[];
                    note?: string;
                    linkCard?: boolean;
                    campaignId?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Calls per minute for this key */
                    "RateLimit-Limit"?: number;
                    /** @description Calls left in this minute */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the minute is over */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        post: {
                            id: string;
                            rev: number;
                            createdAt: number;
                            updatedAt: number;
                            createdBy: string;
                            /** @enum {string} */
                            lifecycle: "draft" | "scheduled" | "sending" | "published" | "attention";
                            /** @default null */
                            plannedAt: number | null;
                            /** @default null */
                            publishedAt: number | null;
                            text: string;
                            media: {
                                mediaId: string;
                                alt: string;
                            }[];
                            connectionIds: string[];
                            /** @default  */
                            title: string;
                            /** @default  */
                            comment: string;
                            /** @default [] */
                            thread: string[];
                            /** @default [] */
                            threadMedia: {
                                mediaId: string;
                                alt: string;
                                part: number;
                            }[];
                            /** @default [] */
                            pollOptions: string[];
                            /** @default 86400000 */
                            pollDuration: number;
                            /** @default false */
                            pollMultiple: boolean;
                            /** @default [] */
                            labels: (string & (unknown & unknown))[];
                            /** @default  */
                            note: string;
                            /** @default true */
                            linkCard: boolean;
                            /** @default  */
                            campaignId: string;
                        };
                    };
                };
            };
            /** @description Failed: validation_failed, malformed_json */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unauthenticated, token_invalid, token_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: forbidden, scope_missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: request_in_progress, media_missing, connection_missing, workspace_archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unsupported_content_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: rate_limited */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                postId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Calls per minute for this key */
                    "RateLimit-Limit"?: number;
                    /** @description Calls left in this minute */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the minute is over */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        post: {
                            id: string;
                            rev: number;
                            createdAt: number;
                            updatedAt: number;
                            createdBy: string;
                            /** @enum {string} */
                            lifecycle: "draft" | "scheduled" | "sending" | "published" | "attention";
                            /** @default null */
                            plannedAt: number | null;
                            /** @default null */
                            publishedAt: number | null;
                            text: string;
                            media: {
                                mediaId: string;
                                alt: string;
                            }[];
                            connectionIds: string[];
                            /** @default  */
                            title: string;
                            /** @default  */
                            comment: string;
                            /** @default [] */
                            thread: string[];
                            /** @default [] */
                            threadMedia: {
                                mediaId: string;
                                alt: string;
                                part: number;
                            }[];
                            /** @default [] */
                            pollOptions: string[];
                            /** @default 86400000 */
                            pollDuration: number;
                            /** @default false */
                            pollMultiple: boolean;
                            /** @default [] */
                            labels: (string & (unknown & unknown))[];
                            /** @default  */
                            note: string;
                            /** @default true */
                            linkCard: boolean;
                            /** @default  */
                            campaignId: string;
                        };
                        publications: {
                            id: string;
                            connectionId: string;
                            /** @enum {string} */
                            platform: "bluesky" | "pinterest" | "tiktok" | "youtube" | "facebook" | "instagram" | "threads" | "discord" | "mastodon" | "slack" | "telegram" | "webhook" | "linkedin" | "rss" | "sandbox" | "x";
                            handle: string;
                            /** @default 0 */
                            partIndex: number;
                            /** @enum {string} */
                            state: "draft" | "in_review" | "approved" | "scheduled" | "claimed" | "prepared" | "armed" | "published" | "failed" | "unconfirmed" | "held" | "handed_over" | "cancelled";
                            url: string | null;
                            scheduledAt: number;
                            publishedAt: number | null;
                            waitsForApproval: boolean;
                            problem: ("token_expired" | "permission" | "not_permitted" | "reply_refused" | "finish_in_app" | "rate_limit" | "media_format" | "content_policy" | "duplicate" | "quota" | "platform_down" | "timeout_unknown" | "disconnected" | "processing" | "config" | "missed" | "paused" | "archived" | "stopped" | "service_off" | "approval" | "thread_broken" | "unknown") | null;
                        }[];
                    };
                };
            };
            /** @description Failed: validation_failed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unauthenticated, token_invalid, token_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: forbidden, scope_missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: record_unreadable */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: rate_limited */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deletePost: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies this call. If you send it again with the same content within 24 hours, you get the first response again and nothing changes. */
                "Idempotency-Key"?: string;
            };
            path: {
                postId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Calls per minute for this key */
                    "RateLimit-Limit"?: number;
                    /** @description Calls left in this minute */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the minute is over */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        deleted: true;
                    };
                };
            };
            /** @description Failed: validation_failed, malformed_json */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unauthenticated, token_invalid, token_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: forbidden, scope_missing, channel_not_allowed, person_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: request_in_progress, being_sent, maybe_published, workspace_archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unsupported_content_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: rate_limited */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updatePost: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies this call. If you send it again with the same content within 24 hours, you get the first response again and nothing changes. */
                "Idempotency-Key"?: string;
            };
            path: {
                postId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text?: string;
                    media?: {
                        mediaId: string;
                        alt: string;
                    }[];
                    connectionIds?: string[];
                    title?: string;
                    comment?: string;
                    thread?: string[];
                    threadMedia?: {
                        mediaId: string;
                        alt: string;
                        part: number;
                    }[];
                    pollOptions?: string[];
                    pollDuration?: number;
                    pollMultiple?: boolean;
                    labels?: (string & (unknown & unknown))[];
                    note?: string;
                    linkCard?: boolean;
                    campaignId?: string;
                    rev: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Calls per minute for this key */
                    "RateLimit-Limit"?: number;
                    /** @description Calls left in this minute */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the minute is over */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        post: {
                            id: string;
                            rev: number;
                            createdAt: number;
                            updatedAt: number;
                            createdBy: string;
                            /** @enum {string} */
                            lifecycle: "draft" | "scheduled" | "sending" | "published" | "attention";
                            /** @default null */
                            plannedAt: number | null;
                            /** @default null */
                            publishedAt: number | null;
                            text: string;
                            media: {
                                mediaId: string;
                                alt: string;
                            }[];
                            connectionIds: string[];
                            /** @default  */
                            title: string;
                            /** @default  */
                            comment: string;
                            /** @default [] */
                            thread: string[];
                            /** @default [] */
                            threadMedia: {
                                mediaId: string;
                                alt: string;
                                part: number;
                            }[];
                            /** @default [] */
                            pollOptions: string[];
                            /** @default 86400000 */
                            pollDuration: number;
                            /** @default false */
                            pollMultiple: boolean;
                            /** @default [] */
                            labels: (string & (unknown & unknown))[];
                            /** @default  */
                            note: string;
                            /** @default true */
                            linkCard: boolean;
                            /** @default  */
                            campaignId: string;
                        };
                    };
                };
            };
            /** @description Failed: validation_failed, malformed_json */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unauthenticated, token_invalid, token_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: forbidden, scope_missing, person_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: request_in_progress, stale_revision, media_missing, connection_missing, already_published, being_sent, workspace_archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unsupported_content_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: rate_limited */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    checkPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies this call. If you send it again with the same content within 24 hours, you get the first response again and nothing changes. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text?: string;
                    media?: {
                        mediaId: string;
                        alt: string;
                    }[];
                    connectionIds: string[];
                    title?: string;
                    comment?: string;
                    thread?: string[];
                    threadMedia?: {
                        mediaId: string;
                        alt: string;
                        part: number;
                    }[];
                    pollOptions?: string[];
                    pollDuration?: number;
                    pollMultiple?: boolean;
                    labels?: (string & (unknown & unknown))[];
                    note?: string;
                    linkCard?: boolean;
                    campaignId?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Calls per minute for this key */
                    "RateLimit-Limit"?: number;
                    /** @description Calls left in this minute */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the minute is over */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        channels: {
                            connectionId: string;
                            isPublishable: boolean;
                            reason: string;
                        }[];
                    };
                };
            };
            /** @description Failed: validation_failed, malformed_json */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unauthenticated, token_invalid, token_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: forbidden, scope_missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: request_in_progress, media_missing, connection_missing, connection_broken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unsupported_content_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: rate_limited */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    schedulePost: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies this call. If you send it again with the same content within 24 hours, you get the first response again and nothing changes. */
                "Idempotency-Key"?: string;
            };
            path: {
                postId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rev: number;
                    when: {
                        /** @constant */
                        kind: "now";
                    } | {
                        /** @constant */
                        kind: "at";
                        local: string;
                        tzid: string;
                    };
                    brand?: {
                        seen: string;
                        reason: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Calls per minute for this key */
                    "RateLimit-Limit"?: number;
                    /** @description Calls left in this minute */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the minute is over */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        post: {
                            id: string;
                            rev: number;
                            createdAt: number;
                            updatedAt: number;
                            createdBy: string;
                            /** @enum {string} */
                            lifecycle: "draft" | "scheduled" | "sending" | "published" | "attention";
                            /** @default null */
                            plannedAt: number | null;
                            /** @default null */
                            publishedAt: number | null;
                            text: string;
                            media: {
                                mediaId: string;
                                alt: string;
                            }[];
                            connectionIds: string[];
                            /** @default  */
                            title: string;
                            /** @default  */
                            comment: string;
                            /** @default [] */
                            thread: string[];
                            /** @default [] */
                            threadMedia: {
                                mediaId: string;
                                alt: string;
                                part: number;
                            }[];
                            /** @default [] */
                            pollOptions: string[];
                            /** @default 86400000 */
                            pollDuration: number;
                            /** @default false */
                            pollMultiple: boolean;
                            /** @default [] */
                            labels: (string & (unknown & unknown))[];
                            /** @default  */
                            note: string;
                            /** @default true */
                            linkCard: boolean;
                            /** @default  */
                            campaignId: string;
                        };
                        publications: {
                            id: string;
                            connectionId: string;
                            /** @enum {string} */
                            platform: "bluesky" | "pinterest" | "tiktok" | "youtube" | "facebook" | "instagram" | "threads" | "discord" | "mastodon" | "slack" | "telegram" | "webhook" | "linkedin" | "rss" | "sandbox" | "x";
                            handle: string;
                            /** @default 0 */
                            partIndex: number;
                            /** @enum {string} */
                            state: "draft" | "in_review" | "approved" | "scheduled" | "claimed" | "prepared" | "armed" | "published" | "failed" | "unconfirmed" | "held" | "handed_over" | "cancelled";
                            url: string | null;
                            scheduledAt: number;
                            publishedAt: number | null;
                            waitsForApproval: boolean;
                            problem: ("token_expired" | "permission" | "not_permitted" | "reply_refused" | "finish_in_app" | "rate_limit" | "media_format" | "content_policy" | "duplicate" | "quota" | "platform_down" | "timeout_unknown" | "disconnected" | "processing" | "config" | "missed" | "paused" | "archived" | "stopped" | "service_off" | "approval" | "thread_broken" | "unknown") | null;
                        }[];
                    };
                };
            };
            /** @description Failed: validation_failed, malformed_json, nothing_to_publish, content_refused, time_in_past, time_too_far */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unauthenticated, token_invalid, token_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: forbidden, scope_missing, channel_not_allowed, person_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: request_in_progress, stale_revision, record_unreadable, already_published, plan_limit_reached, being_sent, brand_unconfirmed, media_missing, connection_missing, connection_broken, workspace_archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unsupported_content_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: rate_limited */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reschedulePost: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies this call. If you send it again with the same content within 24 hours, you get the first response again and nothing changes. */
                "Idempotency-Key"?: string;
            };
            path: {
                postId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rev: number;
                    when: {
                        /** @constant */
                        kind: "now";
                    } | {
                        /** @constant */
                        kind: "at";
                        local: string;
                        tzid: string;
                    };
                    brand?: {
                        seen: string;
                        reason: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Calls per minute for this key */
                    "RateLimit-Limit"?: number;
                    /** @description Calls left in this minute */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the minute is over */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        post: {
                            id: string;
                            rev: number;
                            createdAt: number;
                            updatedAt: number;
                            createdBy: string;
                            /** @enum {string} */
                            lifecycle: "draft" | "scheduled" | "sending" | "published" | "attention";
                            /** @default null */
                            plannedAt: number | null;
                            /** @default null */
                            publishedAt: number | null;
                            text: string;
                            media: {
                                mediaId: string;
                                alt: string;
                            }[];
                            connectionIds: string[];
                            /** @default  */
                            title: string;
                            /** @default  */
                            comment: string;
                            /** @default [] */
                            thread: string[];
                            /** @default [] */
                            threadMedia: {
                                mediaId: string;
                                alt: string;
                                part: number;
                            }[];
                            /** @default [] */
                            pollOptions: string[];
                            /** @default 86400000 */
                            pollDuration: number;
                            /** @default false */
                            pollMultiple: boolean;
                            /** @default [] */
                            labels: (string & (unknown & unknown))[];
                            /** @default  */
                            note: string;
                            /** @default true */
                            linkCard: boolean;
                            /** @default  */
                            campaignId: string;
                        };
                        publications: {
                            id: string;
                            connectionId: string;
                            /** @enum {string} */
                            platform: "bluesky" | "pinterest" | "tiktok" | "youtube" | "facebook" | "instagram" | "threads" | "discord" | "mastodon" | "slack" | "telegram" | "webhook" | "linkedin" | "rss" | "sandbox" | "x";
                            handle: string;
                            /** @default 0 */
                            partIndex: number;
                            /** @enum {string} */
                            state: "draft" | "in_review" | "approved" | "scheduled" | "claimed" | "prepared" | "armed" | "published" | "failed" | "unconfirmed" | "held" | "handed_over" | "cancelled";
                            url: string | null;
                            scheduledAt: number;
                            publishedAt: number | null;
                            waitsForApproval: boolean;
                            problem: ("token_expired" | "permission" | "not_permitted" | "reply_refused" | "finish_in_app" | "rate_limit" | "media_format" | "content_policy" | "duplicate" | "quota" | "platform_down" | "timeout_unknown" | "disconnected" | "processing" | "config" | "missed" | "paused" | "archived" | "stopped" | "service_off" | "approval" | "thread_broken" | "unknown") | null;
                        }[];
                    };
                };
            };
            /** @description Failed: validation_failed, malformed_json, time_in_past, time_too_far */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unauthenticated, token_invalid, token_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: forbidden, scope_missing, channel_not_allowed, person_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: request_in_progress, stale_revision, record_unreadable, already_published, being_sent, maybe_published, not_scheduled, brand_unconfirmed, connection_missing, connection_broken, workspace_archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unsupported_content_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: rate_limited */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies this call. If you send it again with the same content within 24 hours, you get the first response again and nothing changes. */
                "Idempotency-Key"?: string;
            };
            path: {
                postId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rev: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Calls per minute for this key */
                    "RateLimit-Limit"?: number;
                    /** @description Calls left in this minute */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the minute is over */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        post: {
                            id: string;
                            rev: number;
                            createdAt: number;
                            updatedAt: number;
                            createdBy: string;
                            /** @enum {string} */
                            lifecycle: "draft" | "scheduled" | "sending" | "published" | "attention";
                            /** @default null */
                            plannedAt: number | null;
                            /** @default null */
                            publishedAt: number | null;
                            text: string;
                            media: {
                                mediaId: string;
                                alt: string;
                            }[];
                            connectionIds: string[];
                            /** @default  */
                            title: string;
                            /** @default  */
                            comment: string;
                            /** @default [] */
                            thread: string[];
                            /** @default [] */
                            threadMedia: {
                                mediaId: string;
                                alt: string;
                                part: number;
                            }[];
                            /** @default [] */
                            pollOptions: string[];
                            /** @default 86400000 */
                            pollDuration: number;
                            /** @default false */
                            pollMultiple: boolean;
                            /** @default [] */
                            labels: (string & (unknown & unknown))[];
                            /** @default  */
                            note: string;
                            /** @default true */
                            linkCard: boolean;
                            /** @default  */
                            campaignId: string;
                        };
                        publications: {
                            id: string;
                            connectionId: string;
                            /** @enum {string} */
                            platform: "bluesky" | "pinterest" | "tiktok" | "youtube" | "facebook" | "instagram" | "threads" | "discord" | "mastodon" | "slack" | "telegram" | "webhook" | "linkedin" | "rss" | "sandbox" | "x";
                            handle: string;
                            /** @default 0 */
                            partIndex: number;
                            /** @enum {string} */
                            state: "draft" | "in_review" | "approved" | "scheduled" | "claimed" | "prepared" | "armed" | "published" | "failed" | "unconfirmed" | "held" | "handed_over" | "cancelled";
                            url: string | null;
                            scheduledAt: number;
                            publishedAt: number | null;
                            waitsForApproval: boolean;
                            problem: ("token_expired" | "permission" | "not_permitted" | "reply_refused" | "finish_in_app" | "rate_limit" | "media_format" | "content_policy" | "duplicate" | "quota" | "platform_down" | "timeout_unknown" | "disconnected" | "processing" | "config" | "missed" | "paused" | "archived" | "stopped" | "service_off" | "approval" | "thread_broken" | "unknown") | null;
                        }[];
                    };
                };
            };
            /** @description Failed: validation_failed, malformed_json */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unauthenticated, token_invalid, token_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: forbidden, scope_missing, channel_not_allowed, person_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: request_in_progress, stale_revision, record_unreadable, being_sent, maybe_published, not_scheduled, workspace_archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unsupported_content_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: rate_limited */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                postId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Calls per minute for this key */
                    "RateLimit-Limit"?: number;
                    /** @description Calls left in this minute */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the minute is over */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        publications: {
                            id: string;
                            connectionId: string;
                            /** @enum {string} */
                            platform: "bluesky" | "pinterest" | "tiktok" | "youtube" | "facebook" | "instagram" | "threads" | "discord" | "mastodon" | "slack" | "telegram" | "webhook" | "linkedin" | "rss" | "sandbox" | "x";
                            handle: string;
                            /** @default 0 */
                            partIndex: number;
                            /** @enum {string} */
                            state: "draft" | "in_review" | "approved" | "scheduled" | "claimed" | "prepared" | "armed" | "published" | "failed" | "unconfirmed" | "held" | "handed_over" | "cancelled";
                            url: string | null;
                            scheduledAt: number;
                            publishedAt: number | null;
                            waitsForApproval: boolean;
                            problem: ("token_expired" | "permission" | "not_permitted" | "reply_refused" | "finish_in_app" | "rate_limit" | "media_format" | "content_policy" | "duplicate" | "quota" | "platform_down" | "timeout_unknown" | "disconnected" | "processing" | "config" | "missed" | "paused" | "archived" | "stopped" | "service_off" | "approval" | "thread_broken" | "unknown") | null;
                        }[];
                        steps: {
                            at: number;
                            /** @enum {string} */
                            step: "schedule" | "ask_approval" | "withdraw_request" | "approve" | "judge" | "cancel" | "return" | "confirm_by_hand" | "claim" | "upload" | "progress" | "prepare" | "arm" | "confirm" | "refuse" | "defer" | "lose" | "hold" | "hand_over" | "wait" | "late_answer";
                            connectionId: string;
                            /** @enum {string} */
                            platform: "bluesky" | "pinterest" | "tiktok" | "youtube" | "facebook" | "instagram" | "threads" | "discord" | "mastodon" | "slack" | "telegram" | "webhook" | "linkedin" | "rss" | "sandbox" | "x";
                            url: string | null;
                            problem: ("token_expired" | "permission" | "not_permitted" | "reply_refused" | "finish_in_app" | "rate_limit" | "media_format" | "content_policy" | "duplicate" | "quota" | "platform_down" | "timeout_unknown" | "disconnected" | "processing" | "config" | "missed" | "paused" | "archived" | "stopped" | "service_off" | "approval" | "thread_broken" | "unknown") | null;
                        }[];
                    };
                };
            };
            /** @description Failed: validation_failed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unauthenticated, token_invalid, token_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: forbidden, scope_missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: rate_limited */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCalendar: {
        parameters: {
            query: {
                from: number;
                to: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Calls per minute for this key */
                    "RateLimit-Limit"?: number;
                    /** @description Calls left in this minute */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the minute is over */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        posts: {
                            id: string;
                            rev: number;
                            createdAt: number;
                            updatedAt: number;
                            createdBy: string;
                            /** @enum {string} */
                            lifecycle: "draft" | "scheduled" | "sending" | "published" | "attention";
                            /** @default null */
                            plannedAt: number | null;
                            /** @default null */
                            publishedAt: number | null;
                            text: string;
                            media: {
                                mediaId: string;
                                alt: string;
                            }[];
                            connectionIds: string[];
                            /** @default  */
                            title: string;
                            /** @default  */
                            comment: string;
                            /** @default [] */
                            thread: string[];
                            /** @default [] */
                            threadMedia: {
                                mediaId: string;
                                alt: string;
                                part: number;
                            }[];
                            /** @default [] */
                            pollOptions: string[];
                            /** @default 86400000 */
                            pollDuration: number;
                            /** @default false */
                            pollMultiple: boolean;
                            /** @default [] */
                            labels: (string & (unknown & unknown))[];
                            /** @default  */
                            note: string;
                            /** @default true */
                            linkCard: boolean;
                            /** @default  */
                            campaignId: string;
                        }[];
                    };
                };
            };
            /** @description Failed: validation_failed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unauthenticated, token_invalid, token_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: forbidden, scope_missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: rate_limited */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadMedia: {
        parameters: {
            query?: {
                name?: string;
            };
            header?: {
                /** @description Identifies this call. If you send it again with the same content within 24 hours, you get the first response again and nothing changes. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Calls per minute for this key */
                    "RateLimit-Limit"?: number;
                    /** @description Calls left in this minute */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the minute is over */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        media: {
                            id: string;
                            name: string;
                            /** @enum {string} */
                            mime: "image/jpeg" | "image/png" | "image/webp" | "video/mp4" | "video/quicktime" | "video/webm" | "application/pdf" | "audio/mpeg" | "audio/mp4" | "audio/wav" | "audio/ogg" | "audio/webm";
                            bytes: number;
                            width: number;
                            height: number;
                        };
                    };
                };
            };
            /** @description Failed: validation_failed, malformed_json, media_invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unauthenticated, token_invalid, token_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: forbidden, scope_missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: request_in_progress, service_off, storage_full, plan_limit_reached, workspace_archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: payload_too_large, media_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unsupported_content_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: rate_limited */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    fetchMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies this call. If you send it again with the same content within 24 hours, you get the first response again and nothing changes. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Calls per minute for this key */
                    "RateLimit-Limit"?: number;
                    /** @description Calls left in this minute */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the minute is over */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        media: {
                            id: string;
                            name: string;
                            /** @enum {string} */
                            mime: "image/jpeg" | "image/png" | "image/webp" | "video/mp4" | "video/quicktime" | "video/webm" | "application/pdf" | "audio/mpeg" | "audio/mp4" | "audio/wav" | "audio/ogg" | "audio/webm";
                            bytes: number;
                            width: number;
                            height: number;
                        };
                    };
                };
            };
            /** @description Failed: validation_failed, malformed_json, address_refused, media_invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unauthenticated, token_invalid, token_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: forbidden, scope_missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: request_in_progress, service_off, storage_full, plan_limit_reached, workspace_archived */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: payload_too_large, media_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unsupported_content_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: rate_limited */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: address_unreachable */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listComments: {
        parameters: {
            query?: {
                before?: number;
                limit?: number;
            };
            header?: never;
            path: {
                postId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Calls per minute for this key */
                    "RateLimit-Limit"?: number;
                    /** @description Calls left in this minute */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the minute is over */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        comments: {
                            id: string;
                            threadId: string;
                            isReply: boolean;
                            text: string;
                            /** @enum {string} */
                            visibility: "internal" | "client";
                            postedAt: number;
                            resolvedAt: number | null;
                            author: {
                                /** @enum {string} */
                                kind: "member" | "guest";
                                name: string;
                            };
                        }[];
                    };
                };
            };
            /** @description Failed: validation_failed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: unauthenticated, token_invalid, token_expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: forbidden, scope_missing */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed: rate_limited */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
