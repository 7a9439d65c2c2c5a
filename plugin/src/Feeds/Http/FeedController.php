<?php

declare(strict_types=1);

namespace CourantDesk\Feeds\Http;

use CourantDesk\Feeds\Domain\FeedEntry;
use CourantDesk\Feeds\Domain\FeedPage;
use CourantDesk\Feeds\FeedsModule;
use CourantDesk\Feeds\FeedsSettings;
use CourantDesk\Feeds\Frontend\XmlFeedView;
use CourantDesk\Feeds\Storage\FeedCache;
use CourantDesk\Feeds\Storage\IndexFeedSource;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\TemplateRenderer;
use CourantDesk\Openings\Domain\HiringOrganization;
use WP;
use WP_Query;

/** Serves the feeds from the cache, with 304 for unchanged pages, and adds feed links to pages. */
final class FeedController
{
    private const MAX_PAGE = 10000;

    public function __construct(
        private readonly IndexFeedSource $source,
        private readonly FeedsSettings $settings,
        private readonly HiringOrganization $company,
        private readonly TemplateRenderer $template,
        private readonly Clock $clock,
        private readonly Languages $languages,
        private readonly FeedCache $cache,
    ) {
    }

    public function registerFeeds(): void
    {
        add_feed(FeedsModule::XML_FEED, [$this, 'sendXml']);
        add_feed(FeedsModule::JSON_FEED, [$this, 'sendJson']);
    }

    /** Flushes the rewrite rules, which contain the feeds' pretty URLs; WordPress generates missing rules again. */
    public static function flushRewriteRules(): void
    {
        delete_option('rewrite_rules');
    }

    /** Skips WordPress's main query for posts, which the feeds do not use. */
    public function skipMainQuery(WP_Query $query): void
    {
        if ($query->is_main_query() && $query->is_feed([FeedsModule::XML_FEED, FeedsModule::JSON_FEED])) {
            $query->set('post_type', PostTypes::OPENING);
            $query->set('posts_per_rss', 1);
            $query->set('no_found_rows', true);
            $query->set('update_post_meta_cache', false);
            $query->set('update_post_term_cache', false);
        }
    }

    /**
     * Skips WordPress's Last-Modified query, which reads all posts twice and takes longer than everything else at
     * 100,000 openings. The date is replaced by the current time, so that WordPress never responds with 304; send()
     * handles conditional requests.
     */
    public function skipLastModified(WP $request): void
    {
        if (in_array($request->query_vars['feed'] ?? '', [FeedsModule::XML_FEED, FeedsModule::JSON_FEED], true)) {
            add_filter(
                'pre_get_lastpostmodified',
                fn (): string => gmdate('Y-m-d H:i:s', $this->clock->now()->getTimestamp()),
            );
        }
    }

    /** Prevents a 404 response, because a page after the last one is an empty feed. */
    public function preventFeed404(mixed $handled, WP_Query $query): bool
    {
        return $handled === true || $query->is_feed([FeedsModule::XML_FEED, FeedsModule::JSON_FEED]);
    }

    /** Prints `<link rel="alternate">` on the pages of openings. */
    public function printFeedLinks(): void
    {
        if (!is_post_type_archive(PostTypes::OPENING)) {
            return;
        }
        $kinds = [FeedsModule::XML_FEED => 'application/xml', FeedsModule::JSON_FEED => 'application/feed+json'];
        foreach ($kinds as $feed => $type) {
            if ($this->settings->isEnabled($feed)) {
                printf(
                    '<link rel="alternate" type="%s" title="%s" href="%s">' . "\n",
                    esc_attr($type),
                    esc_attr__('Job openings', 'courant-desk'),
                    esc_url($this->feedUrl($feed)),
                );
            }
        }
    }

    public function sendXml(): void
    {
        $this->send(
            FeedsModule::XML_FEED,
            'application/xml',
            fn (FeedPage $page): string => $this->template->render('feeds/openings-xml', new XmlFeedView(
                $this->company->name(),
                home_url('/'),
                $this->clock->now(),
                $page->entries,
            )),
        );
    }

    public function sendJson(): void
    {
        $this->send(FeedsModule::JSON_FEED, 'application/feed+json', $this->renderJson(...));
    }

    private function renderJson(FeedPage $page): string
    {
        $feed = [
            'version' => 'https://jsonfeed.org/version/1.1',
            /* translators: %s: name of the company */
            'title' => sprintf(__('Job openings at %s', 'courant-desk'), $this->company->name()),
            'home_page_url' => home_url('/'),
            'feed_url' => $this->feedUrl(FeedsModule::JSON_FEED),
            'language' => get_bloginfo('language'),
        ];
        if ($page->hasNext) {
            $feed['next_url'] = add_query_arg('paged', $this->pageNumber() + 1, $this->feedUrl(FeedsModule::JSON_FEED));
        }
        $feed['items'] = [];
        foreach ($page->entries as $entry) {
            $feed['items'][] = $entry->toArray();
        }
        $json = wp_json_encode(
            $feed,
            JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE | JSON_HEX_TAG,
        );

        return $json === false ? '{}' : $json;
    }

    /** @param callable(FeedPage): string $render */
    private function send(string $feed, string $type, callable $render): void
    {
        if (!$this->settings->isEnabled($feed)) {
            wp_die(esc_html__('This feed is disabled.', 'courant-desk'), '', ['response' => 404]);
        }
        $size = $this->settings->pageSize();
        $links = get_option('permalink_structure');
        $key = [
            'feed' => $feed,
            'size' => $size,
            'address' => $this->feedUrl($feed),
            'company' => $this->company->name(),
            'links' => is_string($links) ? $links : '',
            'code' => COURANT_DESK_VERSION,
        ];
        $body = $this->cache->get($key, $this->pageNumber(), function () use ($size, $render): array {
            $page = $this->source->findPage($this->pageNumber(), $size);
            $closings = array_map(
                static fn (FeedEntry $entry): int => $entry->opening->closing?->getTimestamp() ?? PHP_INT_MAX,
                $page->entries,
            );

            return [$render($page), $closings];
        });
        $tag = '"' . md5($body) . '"';
        // WordPress's ETag and Last-Modified change only when posts change, not when openings close.
        header_remove('Last-Modified');
        header("ETag: $tag");
        header("Content-Type: $type; charset=UTF-8");
        header('X-Content-Type-Options: nosniff');
        if (
            in_array(
                $tag,
                array_map(self::toStrongEtag(...), explode(',', Request::fromGlobals()->header('If-None-Match'))),
                true,
            )
        ) {
            status_header(304);

            return;
        }
        (new Html($body))->print();
    }

    /** Converts a weak ETag to a strong one, because servers that compress a response make its ETag weak. */
    private static function toStrongEtag(string $tag): string
    {
        $tag = trim($tag);

        return (string) preg_replace('/^W\/|-gzip(?="$)/', '', $tag);
    }

    private function pageNumber(): int
    {
        return max(1, min(self::MAX_PAGE, Request::fromGlobals()->int('paged', 1)));
    }

    private function feedUrl(string $feed): string
    {
        $language = $this->languages->currentLanguage();

        return add_query_arg(['feed' => $feed] + ($language === '' ? [] : ['lang' => $language]), home_url('/'));
    }
}
