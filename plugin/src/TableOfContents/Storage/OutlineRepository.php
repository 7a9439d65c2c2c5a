<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Storage;

use CourantDesk\Kernel\LoggedOutContext;
use CourantDesk\TableOfContents\Domain\ExclusionRules;
use CourantDesk\TableOfContents\Domain\NormalizedHtml;
use CourantDesk\TableOfContents\Domain\Outline;
use CourantDesk\TableOfContents\Domain\OutlinePlanner;
use CourantDesk\TableOfContents\Domain\OutlineRules;
use CourantDesk\TableOfContents\Domain\PagePlan;
use CourantDesk\TableOfContents\Domain\TextLength;
use CourantDesk\TableOfContents\Frontend\EasyTocHooks;
use CourantDesk\TableOfContents\Frontend\HeadingScanner;
use WP_HTML_Tag_Processor;
use WP_Post;

/**
 * Provides outlines of posts. They are stored in post meta when the post is saved, in a persistent object cache if
 * there is one, and for the current request. Reading never writes to the database.
 */
final class OutlineRepository
{
    public const META_KEY = '_courant_contents';
    private const CACHE_GROUP = 'courant_contents';

    /** @var array<int, list<PagePlan>> by post */
    private array $plans = [];

    /** @var array<int, non-empty-list<PagePlan>> by post, computed only from its blocks, until its page is rendered */
    private array $blockPlans = [];

    /** @return array{PagePlan, NormalizedHtml} plan for the page with that HTML */
    public function planPage(WP_Post $post, OutlineRules $rules, string $html, int $number): array
    {
        $stencil = new NormalizedHtml($html, self::signature($rules));
        $plans = $this->plans[$post->ID] ?? $this->findStored($post->ID, $rules);
        if (($plans[$number - 1]->hash ?? '') !== $stencil->hash) {
            $plans = $this->findCached($post->ID, $stencil->hash, $number)
                ?? $this->computePlans($post, $rules, $html, $number);
        }
        $this->plans[$post->ID] = $plans;

        return [$plans[$number - 1], $stencil];
    }

    /**
     * Returns the outline from this request or from the last save; otherwise it is computed from the post's blocks.
     */
    public function getOutline(WP_Post $post, OutlineRules $rules): Outline
    {
        $plans = $this->plans[$post->ID] ?? $this->findStored($post->ID, $rules);
        if ($plans === []) {
            $plans = $this->blockPlans[$post->ID] ??= $this->computePlans($post, $rules, '', 0);
        }

        return self::combinePages($plans);
    }

    /**
     * Computes the outline of a text for a preview without storing it.
     *
     * @param list<string> $pages rendered HTML of the pages
     */
    public function computeOutline(OutlineRules $rules, array $pages): Outline
    {
        return $pages === [] ? new Outline([]) : self::combinePages(self::createPlans($rules, $pages));
    }

    /** @return array{PagePlan, NormalizedHtml} plan for a text that does not belong to a post */
    public function planHtml(OutlineRules $rules, string $html): array
    {
        return [self::createPlans($rules, [$html])[0], new NormalizedHtml($html, self::signature($rules))];
    }

    /** @param non-empty-list<string> $pages rendered HTML of all pages of the post */
    public function save(int $post, OutlineRules $rules, array $pages): void
    {
        $plans = self::createPlans($rules, $pages);
        $this->plans[$post] = $plans;
        $kept = [
            'rules' => self::signature($rules),
            'pages' => array_map(static fn (PagePlan $plan): array => $plan->toArray(), $plans),
        ];
        update_post_meta($post, self::META_KEY, wp_slash($kept));
    }

    /** @return non-empty-list<string> raw content of the post's pages */
    public static function splitPages(WP_Post $post): array
    {
        $postdata = str_contains($post->post_content, '<!--nextpage-->') ? generate_postdata($post) : false;
        $pages = is_array($postdata) && is_array($postdata['pages'] ?? null)
            ? array_values(array_filter($postdata['pages'], is_string(...)))
            : [];

        return $pages === [] ? [$post->post_content] : $pages;
    }

    /** @param list<PagePlan> $plans */
    private static function combinePages(array $plans): Outline
    {
        $length = new TextLength();
        foreach ($plans as $plan) {
            $length = $length->plus($plan->textLength);
        }

        return new Outline(
            array_merge(...array_map(static fn (PagePlan $plan): array => $plan->headings, $plans)),
            $length,
        );
    }

    /** @return non-empty-list<PagePlan> */
    private function computePlans(WP_Post $post, OutlineRules $rules, string $html, int $number): array
    {
        $pages = self::splitPages($post);
        foreach ($pages as $index => $raw) {
            // The other pages are not shown, so only their blocks are rendered, without running the content filters
            // again. They are rendered for a logged-out visitor, because the object cache may store the result for all
            // visitors.
            $pages[$index] = $index + 1 === $number
                ? $html
                : LoggedOutContext::run(static fn (): string => wptexturize(do_blocks($raw)));
        }
        if ($number > count($pages)) {
            $pages = array_pad($pages, $number, $html);
        }
        $plans = self::createPlans($rules, $pages);
        if ($number > 0 && wp_using_ext_object_cache()) {
            $kept = array_map(static fn (PagePlan $plan): array => $plan->toArray(), $plans);
            wp_cache_set($post->ID . ':' . $plans[$number - 1]->hash, $kept, self::CACHE_GROUP, WEEK_IN_SECONDS);
        }

        return $plans;
    }

    /** @return non-empty-list<PagePlan>|null */
    private function findCached(int $post, string $hash, int $number): ?array
    {
        if (!wp_using_ext_object_cache()) {
            return null;
        }
        $plans = self::parsePlans(wp_cache_get($post . ':' . $hash, self::CACHE_GROUP));

        return $plans !== [] && isset($plans[$number - 1]) ? $plans : null;
    }

    /** @return list<PagePlan> empty when the stored plans were created with other rules */
    private function findStored(int $post, OutlineRules $rules): array
    {
        $kept = get_post_meta($post, self::META_KEY, true);

        return is_array($kept) && ($kept['rules'] ?? '') === self::signature($rules)
            ? self::parsePlans($kept['pages'] ?? null)
            : [];
    }

    /** @return list<PagePlan> */
    private static function parsePlans(mixed $kept): array
    {
        $plans = [];
        foreach (is_array($kept) ? $kept : [] as $row) {
            $plan = PagePlan::fromArray($row);
            if ($plan === null) {
                return [];
            }
            $plans[] = $plan;
        }

        return $plans;
    }

    /**
     * @param non-empty-list<string> $pages
     * @return non-empty-list<PagePlan>
     */
    private static function createPlans(OutlineRules $rules, array $pages): array
    {
        $unlisted = new ExclusionRules($rules->selectors);
        $signature = self::signature($rules);
        $named = EasyTocHooks::hasFilter('url_anchor_target') ? static fn (string $id, string $heading): string =>
            EasyTocHooks::filterText('url_anchor_target', $id, $heading) : null;
        $from = EasyTocHooks::hasFilter('url_anchor_target_before')
            || EasyTocHooks::hasFilter('table_heading_title_anchor')
            ? static fn (string $heading): string => EasyTocHooks::filterText(
                'table_heading_title_anchor',
                EasyTocHooks::filterText('url_anchor_target_before', $heading),
            )
            : null;
        $planner = new OutlinePlanner($rules, remove_accents(...), self::replaceId(...), $named, $from);

        return $planner->plan(array_map(static fn (string $html): array => [
            'html' => $html,
            'found' => HeadingScanner::scan($html, $unlisted),
            'stencil' => new NormalizedHtml($html, $signature),
        ], $pages));
    }

    /** Returns a hash that changes with the rules, and when other code adds or removes filters of IDs. */
    private static function signature(OutlineRules $rules): string
    {
        $applied = array_filter(
            ['url_anchor_target', 'url_anchor_target_before', 'table_heading_title_anchor'],
            EasyTocHooks::hasFilter(...),
        );

        return $rules->signature() . implode(',', $applied);
    }

    private static function replaceId(string $tag, string $id): string
    {
        $processor = new WP_HTML_Tag_Processor($tag);
        if ($processor->next_tag()) {
            $processor->set_attribute('id', $id);
        }

        return $processor->get_updated_html();
    }
}
