<?php

/**
 * One section of the front page in one of its layouts.
 *
 * @var array{section: Courant\FrontPage\FrontPageSection, posts: list<WP_Post>} $args
 */

declare(strict_types=1);

use Courant\Customizer\CategoryColors;
use Courant\Images\ImageSlot;
use Courant\View\PageUrls;

defined('ABSPATH') || exit;

$section = $args['section'];
// Not $posts: in a template that is the global list of the main query.
$stories = $args['posts'];
$term = $section->category > 0 ? get_term($section->category, 'category') : null;
$term = $term instanceof WP_Term ? $term : null;
$title = $section->title !== '' ? $section->title : ($term->name ?? __('Latest', 'courant'));
$color = $term === null ? '' : CategoryColors::styleAttribute($term);
// Two sections may have the same category.
$anchor = wp_unique_prefixed_id("section-{$section->category}-");
$first = in_array($section->layout, ['feature', 'list'], true) ? array_shift($stories) : null;
$slot = match ($section->layout) {
    'cards' => ImageSlot::RowCard,
    'photos' => ImageSlot::Card,
    default => ImageSlot::Thumbnail,
};
// A short list would be lower than a large article next to it.
$isShort = count($stories) < 3;
$rest = match ($section->layout) {
    'cards' => 'cards cards--four cards--rows',
    'photos' => 'cards cards--four',
    'opinion' => 'opinions',
    'headlines' => 'article-section__list article-section__list--plain',
    default => 'article-section__list',
};
$print = static fn (WP_Post $item, ImageSlot $itemSlot, bool $hasExcerpt = false)
    => get_template_part('template-parts/content/article-card', null, [
        'post' => $item,
        'slot' => $itemSlot,
        'level' => 3,
        'section' => $term === null,
        'hasExcerpt' => $hasExcerpt,
    ]);
?>
<section class="article-section article-section--<?php echo esc_attr($section->layout); ?>" aria-labelledby="<?php
    echo esc_attr($anchor);
?>"<?php echo $color === '' ? '' : ' style="' . esc_attr($color) . '"'; ?>>
    <header class="article-section__head">
        <h2 class="article-section__title" id="<?php echo esc_attr($anchor); ?>">
            <?php if ($term !== null) : ?>
                <a href="<?php echo esc_url(PageUrls::forTerm($term)); ?>"><?php echo esc_html($title); ?></a>
            <?php else : ?>
                <?php echo esc_html($title); ?>
            <?php endif; ?>
        </h2>
    </header>
    <?php if ($section->layout === 'feature' && $first instanceof WP_Post) : ?>
        <div class="article-section__row<?php echo $isShort ? ' article-section__row--short' : ''; ?>">
            <?php $print($first, ImageSlot::Feature); ?>
            <div class="article-section__list"><?php
                array_map(static fn (WP_Post $item) => $print($item, ImageSlot::Thumbnail, $isShort), $stories);
            ?></div>
        </div>
    <?php else : ?>
        <div class="<?php echo esc_attr($rest); ?>">
            <?php
            if ($first instanceof WP_Post) {
                $print($first, ImageSlot::Thumbnail, true);
            }

            foreach ($stories as $item) {
                if ($section->layout === 'opinion') {
                    get_template_part('template-parts/content/opinion-card', null, ['post' => $item, 'level' => 3]);
                } else {
                    $print($item, $slot, $section->layout === 'list');
                }
            }
            ?>
        </div>
    <?php endif; ?>
</section>
