<?php

declare(strict_types=1);

namespace Courant\FrontPage;

use Courant\Customizer\PostGroup;
use Courant\Customizer\ThemeOptions;
use Courant\View\PageLayout;

/**
 * Finds the articles of the news ticker: the newest ones that the page does not show, or those of a category, of a tag
 * or of the site's choice.
 */
final class TickerArticles
{
    /**
     * Returns the articles. On a site with few articles, the page shows some of them, too.
     *
     * @return list<\WP_Post>
     */
    public static function find(): array
    {
        $group = ThemeOptions::postGroup('ticker');
        $posts = match (true) {
            ! $group->isEnabled => [],
            $group->source !== 'latest' => FrontPageModule::findGroup('ticker', [FrontPageModule::leadId()]),
            PageLayout::isMagazine() => self::findForMagazine($group),
            default => FrontPageModule::findGroup('ticker', [FrontPageModule::leadId(), ...ShownArticles::ids()]),
        };

        return $posts === [] ? FrontPageModule::findGroup('ticker') : $posts;
    }

    /**
     * Returns the newest articles that the magazine page does not show. If there are too few, those of its sections are
     * added, which are below the first window; those of the banner are left out.
     *
     * @return list<\WP_Post>
     */
    private static function findForMagazine(PostGroup $group): array
    {
        [$banner, $plan, $stories] = FrontPageModule::buildMagazine();
        $missed = array_map(
            static fn (\WP_Post $post): int => $post->ID,
            FrontPageModule::findMissedArticles($plan, $stories, $banner),
        );
        $hidden = array_flip(array_diff($plan->unplaced, $missed));
        $posts = array_values(array_diff_key($stories, array_flip($banner->postIds())));
        usort($posts, static fn (\WP_Post $a, \WP_Post $b): int
            => [isset($hidden[$b->ID]), $b->post_date] <=> [isset($hidden[$a->ID]), $a->post_date]);
        $posts = array_slice($posts, 0, $group->count);
        usort($posts, static fn (\WP_Post $a, \WP_Post $b): int => $b->post_date <=> $a->post_date);

        return $posts;
    }
}
