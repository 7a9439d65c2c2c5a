<?php

declare(strict_types=1);

namespace CourantDesk\Feeds\Wp;

use CourantDesk\Feeds\Domain\FeedEntry;
use CourantDesk\Feeds\Domain\FeedPage;
use CourantDesk\Feeds\Domain\FeedSource;
use CourantDesk\Feeds\FeedsFeature;
use CourantDesk\Feeds\FeedsSettings;
use CourantDesk\Feeds\View\XmlFeedView;
use CourantDesk\Jobs\Domain\Organisation;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Template;
use WP;
use WP_Query;

/** Answers the feeds, out of the cache and with 304 where a partner has the page already, and adds links to them to pages. */
final class FeedEdge
{
    private const MAX_PAGE = 10000;

    public function __construct(
        private readonly FeedSource $source,
        private readonly FeedsSettings $settings,
        private readonly Organisation $company,
        private readonly Template $template,
        private readonly Clock $clock,
        private readonly Languages $languages,
        private readonly FeedCache $cache,
    ) {
    }

    public function register(): void
    {
        add_feed(FeedsFeature::XML, [$this, 'xml']);
        add_feed(FeedsFeature::JSON, [$this, 'json']);
    }

    /** The feeds' pretty addresses are part of WordPress's rules, which are made anew when they are missing. */
    public static function renewRules(): void
    {
        delete_option('rewrite_rules');
    }

    /** WordPress would look for posts first; our feeds show none of those. */
    public function askForNothing(WP_Query $query): void
    {
        if ($query->is_main_query() && $query->is_feed([FeedsFeature::XML, FeedsFeature::JSON])) {
            $query->set('post_type', 'awsm_job_openings');
            $query->set('posts_per_rss', 1);
            $query->set('no_found_rows', true);
            $query->set('update_post_meta_cache', false);
            $query->set('update_post_term_cache', false);
        }
    }

    /**
     * WordPress reads all posts twice to date a feed, which takes longer than all else at 100,000 openings. Its date is replaced by the
     * present, with which no conditional request matches; send() answers those.
     */
    public function skipLastModified(WP $request): void
    {
        if (in_array($request->query_vars['feed'] ?? '', [FeedsFeature::XML, FeedsFeature::JSON], true)) {
            add_filter('pre_get_lastpostmodified', fn (): string => gmdate('Y-m-d H:i:s', $this->clock->now()->getTimestamp()));
        }
    }

    /** A page past the end is an empty feed, not a missing one. */
    public function isThere(mixed $handled, WP_Query $query): bool
    {
        return $handled === true || $query->is_feed([FeedsFeature::XML, FeedsFeature::JSON]);
    }

    /** Prints `<link rel="alternate">` on the pages of openings. */
    public function announce(): void
    {
        if (!is_post_type_archive('awsm_job_openings')) {
            return;
        }
        $kinds = [FeedsFeature::XML => 'application/xml', FeedsFeature::JSON => 'application/feed+json'];
        foreach ($kinds as $feed => $type) {
            if ($this->settings->offers($feed)) {
                printf(
                    '<link rel="alternate" type="%s" title="%s" href="%s">' . "\n",
                    esc_attr($type),
                    esc_attr__('Job openings', 'courant-desk'),
                    esc_url($this->address($feed)),
                );
            }
        }
    }

    public function xml(): void
    {
        $this->send(FeedsFeature::XML, 'application/xml', fn (FeedPage $page): string => $this->template->render('feeds/openings-xml', new XmlFeedView(
            $this->company->name(),
            home_url('/'),
            $this->clock->now(),
            $page->entries,
        )));
    }

    public function json(): void
    {
        $this->send(FeedsFeature::JSON, 'application/feed+json', $this->renderJson(...));
    }

    private function renderJson(FeedPage $page): string
    {
        $feed = [
            'version' => 'https://jsonfeed.org/version/1.1',
            /* translators: %s: name of the company */
            'title' => sprintf(__('Job openings at %s', 'courant-desk'), $this->company->name()),
            'home_page_url' => home_url('/'),
            'feed_url' => $this->address(FeedsFeature::JSON),
            'language' => get_bloginfo('language'),
        ];
        if ($page->hasNext) {
            $feed['next_url'] = add_query_arg('paged', $this->page() + 1, $this->address(FeedsFeature::JSON));
        }
        $feed['items'] = [];
        foreach ($page->entries as $entry) {
            $feed['items'][] = $entry->toArray();
        }
        $json = wp_json_encode($feed, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE | JSON_HEX_TAG);

        return $json === false ? '{}' : $json;
    }

    /** @param callable(FeedPage): string $render */
    private function send(string $feed, string $type, callable $render): void
    {
        if (!$this->settings->offers($feed)) {
            wp_die(esc_html__('This feed is not offered.', 'courant-desk'), '', ['response' => 404]);
        }
        $size = $this->settings->size();
        $links = get_option('permalink_structure');
        $key = [
            'feed' => $feed,
            'size' => $size,
            'address' => $this->address($feed),
            'company' => $this->company->name(),
            'links' => is_string($links) ? $links : '',
            'code' => COURANT_DESK_VERSION,
        ];
        $body = $this->cache->get($key, $this->page(), function () use ($size, $render): array {
            $page = $this->source->page($this->page(), $size);
            $closings = array_map(static fn (FeedEntry $entry): int => $entry->opening->closing?->getTimestamp() ?? PHP_INT_MAX, $page->entries);

            return [$render($page), $closings];
        });
        $tag = '"' . md5($body) . '"';
        // WordPress's own tag and date know of changed posts only, not of openings that close.
        header_remove('Last-Modified');
        header("ETag: $tag");
        header("Content-Type: $type; charset=UTF-8");
        header('X-Content-Type-Options: nosniff');
        if (in_array($tag, array_map(self::strongTag(...), explode(',', Request::current()->header('If-None-Match'))), true)) {
            status_header(304);

            return;
        }
        (new Html($body))->print();
    }

    /** Servers that compress an answer weaken its tag. */
    private static function strongTag(string $tag): string
    {
        $tag = trim($tag);

        return (string) preg_replace('/^W\/|-gzip(?="$)/', '', $tag);
    }

    private function page(): int
    {
        return max(1, min(self::MAX_PAGE, Request::current()->int('paged', 1)));
    }

    private function address(string $feed): string
    {
        $language = $this->languages->current();

        return add_query_arg(['feed' => $feed] + ($language === '' ? [] : ['lang' => $language]), home_url('/'));
    }
}
