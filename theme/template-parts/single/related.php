<?php

/**
 * Other articles in the same categories.
 *
 * @var array{story: Courant\View\ArticleView} $args
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;
use Courant\FrontPage\ShownArticles;
use Courant\Images\AboveTheFoldImages;
use Courant\Images\ImageSlot;
use Courant\View\RelatedArticles;

defined('ABSPATH') || exit;

$related = ThemeOptions::isEnabled('article_related')
    ? RelatedArticles::forPost($args['story']->post, ThemeOptions::number('related_count'))
    : [];
$title = ThemeOptions::text('related_title');

if ($related === []) {
    return;
}

ShownArticles::add($related);
?>
<section class="article-section related" aria-labelledby="related">
    <div class="article-section__head"><h2 class="article-section__title" id="related"><?php
        echo esc_html($title === '' ? __('Related articles', 'courant') : $title);
    ?></h2></div>
    <div class="cards cards--rows">
        <?php
        // Below a short text they are already above the fold.
        $isNear = AboveTheFoldImages::isContentEndVisible($args['story']->post);

        foreach ($related as $item) {
            get_template_part(
                'template-parts/content/article-card',
                null,
                ['post' => $item, 'slot' => ImageSlot::RowCard, 'level' => 3, 'first' => $isNear],
            );
        }
        ?>
    </div>
</section>
