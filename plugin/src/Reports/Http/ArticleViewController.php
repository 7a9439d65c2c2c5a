<?php

declare(strict_types=1);

namespace CourantDesk\Reports\Http;

use Closure;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\RateLimiter;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\SqlException;
use CourantDesk\Reports\Domain\Visit;
use CourantDesk\Reports\Storage\ArticleViewRepository;
use CourantDesk\Reports\ViewTrackingSettings;

/**
 * Counts views of articles: a POST request without a token, whose response is an empty 200. Nothing about the visitor
 * is stored.
 */
final class ArticleViewController
{
    public const ACTION = 'courant_article_view';

    /** @param Closure(): RateLimiter $limiter */
    public function __construct(
        private readonly ArticleViewRepository $views,
        private readonly ViewTrackingSettings $settings,
        private readonly Closure $limiter,
        private readonly Log $log,
    ) {
    }

    public function handleRequest(): void
    {
        $this->record(Request::fromGlobals());
        nocache_headers();
        wp_die('', '', ['response' => 200]);
    }

    private function record(Request $request): void
    {
        $id = $request->int('article');
        $purpose = $request->header('Sec-Purpose') . ' ' . $request->header('Purpose') . ' '
            . $request->header('X-Moz');
        if (
            $request->method() !== 'POST'
            // Requests from pages of other sites are ignored, because such a page could count a view for each of its
            // visitors.
            || $request->header('Sec-Fetch-Site') === 'cross-site'
            || !$this->settings->shouldCountArticles()
            || !(new Visit($request->header('User-Agent'), $purpose))->isCounted()
            || !self::isPublicArticle($id)
            || (!$this->settings->shouldCountEditors() && current_user_can('edit_post', $id))
        ) {
            return;
        }
        try {
            if (!($this->limiter)()->isLimited('view', $request, $this->settings->maxViewsPerMinute())) {
                $this->views->increment($id);
            }
        } catch (SqlException $failure) {
            $this->log->error('article_views.count', ['article' => $id], $failure);
        }
    }

    private static function isPublicArticle(int $id): bool
    {
        $post = $id > 0 ? get_post($id) : null;

        return $post !== null
            && $post->post_type === 'post'
            && $post->post_status === 'publish'
            && $post->post_password === '';
    }
}
