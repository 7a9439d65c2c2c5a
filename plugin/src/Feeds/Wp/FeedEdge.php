<?php

declare(strict_types=1);

namespace CourantDesk\Feeds\Wp;

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
use WP_Query;

/** Answers the feeds and tells browsers of them. Nothing is written; WordPress adds ETag and Last-Modified to feeds. */
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
        $this->begin(FeedsFeature::XML, 'application/xml');
        $this->template->show('feeds/openings-xml', new XmlFeedView(
            $this->company->name(),
            home_url('/'),
            $this->clock->now(),
            $this->source->page($this->page(), $this->settings->size())->entries,
        ));
    }

    public function json(): void
    {
        $this->begin(FeedsFeature::JSON, 'application/feed+json');
        $size = $this->settings->size();
        $entries = $this->source->page($this->page(), $size);
        $feed = [
            'version' => 'https://jsonfeed.org/version/1.1',
            /* translators: %s: name of the company */
            'title' => sprintf(__('Job openings at %s', 'courant-desk'), $this->company->name()),
            'home_page_url' => home_url('/'),
            'feed_url' => $this->address(FeedsFeature::JSON),
            'language' => get_bloginfo('language'),
        ];
        if ($entries->hasNext) {
            $feed['next_url'] = add_query_arg('paged', $this->page() + 1, $this->address(FeedsFeature::JSON));
        }
        $feed['items'] = [];
        foreach ($entries->entries as $entry) {
            $feed['items'][] = $entry->toArray();
        }
        $json = wp_json_encode($feed, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE | JSON_HEX_TAG);
        (new Html($json === false ? '{}' : $json))->print();
    }

    private function begin(string $feed, string $type): void
    {
        if (!$this->settings->offers($feed)) {
            wp_die(esc_html__('This feed is not offered.', 'courant-desk'), '', ['response' => 404]);
        }
        header("Content-Type: $type; charset=UTF-8");
        header('X-Content-Type-Options: nosniff');
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
