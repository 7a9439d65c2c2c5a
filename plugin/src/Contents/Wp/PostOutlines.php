<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\Domain\Length;
use CourantDesk\Contents\Domain\Outline;
use CourantDesk\Contents\Domain\PagePlan;
use CourantDesk\Contents\Domain\Planner;
use CourantDesk\Contents\Domain\Rules;
use CourantDesk\Contents\Domain\Stencil;
use CourantDesk\Contents\Domain\Unlisted;
use CourantDesk\Kernel\VisitorContext;
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

    /** @var array<int, non-empty-list<PagePlan>> by post: what its blocks alone tell, until its page is made */
    private array $read = [];

    /** @return array{PagePlan, Stencil} for the page with that HTML */
    public function page(WP_Post $post, Rules $rules, string $html, int $number): array
    {
        $stencil = new Stencil($html, self::signature($rules));
        $plans = $this->plans[$post->ID] ?? $this->kept($post->ID, $rules);
        if (($plans[$number - 1]->hash ?? '') !== $stencil->hash) {
            $plans = $this->cached($post->ID, $stencil->hash, $number) ?? $this->compute($post, $rules, $html, $number);
        }
        $this->plans[$post->ID] = $plans;

        return [$plans[$number - 1], $stencil];
    }

    /** The outline as this request or the last saving knows it; read from the text's blocks where nothing was kept. */
    public function of(WP_Post $post, Rules $rules): Outline
    {
        $plans = $this->plans[$post->ID] ?? $this->kept($post->ID, $rules);
        if ($plans === []) {
            $plans = $this->read[$post->ID] ??= $this->compute($post, $rules, '', 0);
        }

        return self::whole($plans);
    }

    /**
     * The outline of a text that is only looked at: nothing of it is kept.
     *
     * @param list<string> $pages their finished HTML
     */
    public function made(Rules $rules, array $pages): Outline
    {
        return $pages === [] ? new Outline([]) : self::whole(self::plan($rules, $pages));
    }

    /** @return array{PagePlan, Stencil} for a text that is no post's */
    public function plain(Rules $rules, string $html): array
    {
        return [self::plan($rules, [$html])[0], new Stencil($html, self::signature($rules))];
    }

    /** @param non-empty-list<string> $pages the HTML of all pages of the post, finished */
    public function keep(int $post, Rules $rules, array $pages): void
    {
        $plans = self::plan($rules, $pages);
        $this->plans[$post] = $plans;
        $kept = ['rules' => self::signature($rules), 'pages' => array_map(static fn (PagePlan $plan): array => $plan->toArray(), $plans)];
        update_post_meta($post, self::META, wp_slash($kept));
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
        $length = new Length();
        foreach ($plans as $plan) {
            $length = $length->plus($plan->length);
        }

        return new Outline(array_merge(...array_map(static fn (PagePlan $plan): array => $plan->headings, $plans)), $length);
    }

    /** @return non-empty-list<PagePlan> */
    private function compute(WP_Post $post, Rules $rules, string $html, int $number): array
    {
        $pages = self::pages($post);
        foreach ($pages as $index => $raw) {
            // The other pages are not shown: their blocks are read, and no filter of theirs runs a second time. They are read
            // as a visitor would, because the result may be kept in the object cache for everybody.
            $pages[$index] = $index + 1 === $number ? $html : VisitorContext::run(static fn (): string => wptexturize(do_blocks($raw)));
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

    /** @return list<PagePlan> none where other rules made what is kept */
    private function kept(int $post, Rules $rules): array
    {
        $kept = get_post_meta($post, self::META, true);

        return is_array($kept) && ($kept['rules'] ?? '') === self::signature($rules) ? self::read($kept['pages'] ?? null) : [];
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
        $signature = self::signature($rules);
        $named = Hooks::isHeard('url_anchor_target') ? static fn (string $id, string $heading): string => Hooks::text('url_anchor_target', $id, $heading) : null;
        $from = Hooks::isHeard('url_anchor_target_before') || Hooks::isHeard('table_heading_title_anchor')
            ? static fn (string $heading): string => Hooks::text('table_heading_title_anchor', Hooks::text('url_anchor_target_before', $heading))
            : null;
        $planner = new Planner($rules, remove_accents(...), self::retag(...), $named, $from);

        return $planner->plan(array_map(static fn (string $html): array => [
            'html' => $html,
            'found' => HeadingScan::of($html, $unlisted),
            'stencil' => new Stencil($html, $signature),
        ], $pages));
    }

    /** Changes with the rules, and where other code begins or ceases to have a say in ids. */
    private static function signature(Rules $rules): string
    {
        $heard = array_filter(['url_anchor_target', 'url_anchor_target_before', 'table_heading_title_anchor'], Hooks::isHeard(...));

        return $rules->signature() . implode(',', $heard);
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
