<?php

declare(strict_types=1);

namespace Courant\Components;

use Courant\FrontPage\FrontPageModule;
use Courant\FrontPage\ShownArticles;
use Courant\Module;
use Courant\OpeningPages;
use Courant\View\PageLayout;

/**
 * Prints the row "You may have missed" above the footer, when the option is on.
 */
final class MissedArticles implements Module
{
    public function boot(): void
    {
        add_action('courant_before_footer', $this->print(...));
    }

    private function print(): void
    {
        // The magazine selects its own missed articles, so that none is repeated on the page.
        $posts = OpeningPages::isOpeningsPage() || is_404() || PageLayout::isMagazine()
            ? []
            : FrontPageModule::findGroup('missed');

        ShownArticles::add($posts);

        if ($posts !== []) {
            echo '<aside class="site-container missed-articles">';
            get_template_part(
                'template-parts/front-page/article-row',
                null,
                ['id' => 'missed', 'posts' => $posts, 'title' => FrontPageModule::groupTitle('missed', $posts)],
            );
            echo '</aside>';
        }
    }
}
