<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\Domain\Outline;
use CourantDesk\Contents\Domain\PagePlan;
use CourantDesk\Contents\Domain\Planner;
use CourantDesk\Contents\Domain\Rules;
use CourantDesk\Contents\Domain\Stencil;
use CourantDesk\Contents\Domain\Unlisted;
use WP_HTML_Tag_Processor;
use WP_Post;

/**
 * Outlines of posts, computed once: kept in the post's meta when it is saved, in a persistent object cache where there is
 * one, and in this request. Reading never writes to the database (Rulings 22).
 */
final class PostOutlines
{
    public const META = '_courant_contents';
    private const GROUP = 'courant_contents';

    /** @var array<int, list<PagePlan>> by post */
    private array $plans = [];

    /** @return array{PagePlan, Stencil} for the page with that HTML */
    public function page(WP_Post $post, Rules $rules, string $html, int $number): array
    {
        $stencil = new Stencil($html, $rules->signature());
        $plans = $this->plans[$post->ID] ?? $this->kept($post->ID);
        if (($plans[$number - 1]->hash ?? '') !== $stencil->hash) {
            $plans = $this->cached($post->ID, $stencil->hash, $number) ?? $this->compute($post, $rules, $html, $number);
        }
        $this->plans[$post->ID] = $plans;

        return [$plans[$number - 1], $stencil];
    }

    /** The whole post's outline, as far as this request or the last saving knows it. */
    public function known(int $post): Outline
    {
        return self::whole($this->plans[$post] ?? $this->kept($post));
    }

    /** The outline of a post that need not be the one shown: read from its blocks where nothing was kept. */
    public function of(WP_Post $post, Rules $rules): Outline
    {
        $plans = $this->plans[$post->ID] ?? $this->kept($post->ID);

        return self::whole($plans !== [] ? $plans : $this->compute($post, $rules, '', 0));
    }

    /** @param non-empty-list<string> $pages the HTML of all pages of the post, finished */
    public function keep(int $post, Rules $rules, array $pages): void
    {
        $plans = self::plan($rules, $pages);
        $this->plans[$post] = $plans;
        update_post_meta($post, self::META, wp_slash(array_map(static fn (PagePlan $plan): array => $plan->toArray(), $plans)));
    }

    /** @return non-empty-list<string> the post's pages as they are written */
    public static function pages(WP_Post $post): array
    {
        $parts = str_contains($post->post_content, '<!--nextpage-->') ? generate_postdata($post) : false;
        $pages = is_array($parts) && is_array($parts['pages'] ?? null) ? array_values(array_filter($parts['pages'], is_string(...))) : [];

        return $pages === [] ? [$post->post_content] : $pages;
    }

    /** @param list<PagePlan> $plans */
    private static function whole(array $plans): Outline
    {
        return new Outline(array_merge(...array_map(static fn (PagePlan $plan): array => $plan->headings, $plans)));
    }

    /** @return non-empty-list<PagePlan> */
    private function compute(WP_Post $post, Rules $rules, string $html, int $number): array
    {
        $pages = self::pages($post);
        foreach ($pages as $index => $raw) {
            // The other pages are not shown: their blocks are read, and no filter of theirs runs a second time.
            $pages[$index] = $index + 1 === $number ? $html : wptexturize(do_blocks($raw));
        }
        if ($number > count($pages)) {
            $pages = array_pad($pages, $number, $html);
        }
        $plans = self::plan($rules, $pages);
        if ($number > 0 && wp_using_ext_object_cache()) {
            $kept = array_map(static fn (PagePlan $plan): array => $plan->toArray(), $plans);
            wp_cache_set($post->ID . ':' . $plans[$number - 1]->hash, $kept, self::GROUP, WEEK_IN_SECONDS);
        }

        return $plans;
    }

    /** @return non-empty-list<PagePlan>|null */
    private function cached(int $post, string $hash, int $number): ?array
    {
        if (!wp_using_ext_object_cache()) {
            return null;
        }
        $plans = self::read(wp_cache_get($post . ':' . $hash, self::GROUP));

        return $plans !== [] && isset($plans[$number - 1]) ? $plans : null;
    }

    /** @return list<PagePlan> */
    private function kept(int $post): array
    {
        return self::read(get_post_meta($post, self::META, true));
    }

    /** @return list<PagePlan> */
    private static function read(mixed $kept): array
    {
        $plans = [];
        foreach (is_array($kept) ? $kept : [] as $one) {
            $plan = PagePlan::fromArray($one);
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
    private static function plan(Rules $rules, array $pages): array
    {
        $unlisted = new Unlisted($rules->selectors);
        $signature = $rules->signature();
        $planner = new Planner($rules, remove_accents(...), self::retag(...));

        return $planner->plan(array_map(static fn (string $html): array => [
            'html' => $html,
            'found' => HeadingScan::of($html, $unlisted),
            'stencil' => new Stencil($html, $signature),
        ], $pages));
    }

    private static function retag(string $tag, string $id): string
    {
        $processor = new WP_HTML_Tag_Processor($tag);
        if ($processor->next_tag()) {
            $processor->set_attribute('id', $id);
        }

        return $processor->get_updated_html();
    }
}
