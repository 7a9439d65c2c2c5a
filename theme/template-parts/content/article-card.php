<?php

/**
 * An article in a list.
 *
 * @var array{post: WP_Post, slot: Courant\Images\ImageSlot, level: int, section?: bool, hasExcerpt?: bool,
 *     first?: bool, sticky?: bool, hasPicture?: bool} $args
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;
use Courant\Images\FeaturedImage;
use Courant\Images\ImageSlot;
use Courant\View\ArticleView;

defined('ABSPATH') || exit;

$slot = $args['slot'];
$story = ArticleView::fromPost($args['post']);
$section = ($args['section'] ?? true) && ThemeOptions::isEnabled('list_section') ? $story->primaryCategory() : null;
$facts = $story->searchResultDetails();
// The kind of a search result is the heading of its group.
$format = $facts === [] ? $story->formatLabel() : '';
$heading = tag_escape('h' . $args['level']);
$hasPicture = ($args['hasPicture'] ?? true) && FeaturedImage::hasImage($args['post']);
// A card without an image shows its excerpt instead.
$hasExcerpt = ThemeOptions::isEnabled('excerpt') && (
    ($args['hasExcerpt'] ?? false)
    || in_array($slot, [ImageSlot::Lead, ImageSlot::Feature, ImageSlot::ListItem, ImageSlot::Article], true)
    || (! $hasPicture && $slot !== ImageSlot::Thumbnail)
);
$summary = $hasExcerpt ? $story->summary() : '';
$color = $section === null ? '' : $story->styleAttribute();
?>
<article <?php
    post_class('story story--' . $slot->cssModifier() . ($hasPicture ? '' : ' story--text'), $args['post']);
?><?php echo $color === '' ? '' : ' style="' . esc_attr($color) . '"'; ?>>
    <?php if ($hasPicture) : ?>
        <div class="story__picture"><?php
            FeaturedImage::print($args['post'], $slot, false, $args['first'] ?? null);
        ?></div>
    <?php endif; ?>
    <div class="story__text">
        <?php get_template_part('template-parts/content/kicker', null, [
            'section' => $section,
            'layout' => $story->kindLabel(),
            'labels' => [$format, ($args['sticky'] ?? false) ? __('Featured', 'courant') : ''],
        ]); ?>
        <<?php echo esc_html($heading); ?> class="story__title"><a href="<?php echo esc_url($story->url()); ?>"><?php
            echo wp_kses_post($story->title());
        ?></a></<?php echo esc_html($heading); ?>>
        <?php if ($summary !== '') : ?>
            <p class="story__summary"><?php
                // A short text ends with a whole word; the limit of lines would cut anywhere.
                echo esc_html($slot === ImageSlot::Card ? wp_trim_words($summary, 20, '…') : $summary);
            ?></p>
        <?php endif; ?>
        <?php if (
            $hasExcerpt && $slot->cssModifier() === ImageSlot::Feature->value && ThemeOptions::isEnabled('read_more')
        ) : ?>
            <p class="story__more"><a href="<?php echo esc_url($story->url()); ?>"><?php
                esc_html_e('Continue reading', 'courant');
            ?><span class="screen-reader-text">: <?php
                echo esc_html(wp_strip_all_tags($story->title()));
            ?></span></a></p>
        <?php endif; ?>
        <p class="story__meta">
            <?php foreach (array_slice($facts, 1) as $fact) : ?>
                <span><?php echo esc_html($fact); ?></span>
            <?php endforeach; ?>
            <?php if ($facts === [] && ($slot === ImageSlot::Lead || ThemeOptions::isEnabled('list_author'))) : ?>
                <span><?php echo esc_html($story->authorNames()); ?></span>
            <?php endif; ?>
            <?php if ($facts === [] && ThemeOptions::isEnabled('list_date')) : ?>
                <?php echo wp_kses($story->renderTime(), ArticleView::TIME_HTML); ?>
            <?php endif; ?>
            <?php if ($slot === ImageSlot::Lead) : ?>
                <?php get_template_part('template-parts/content/reading-time', null, ['story' => $story]); ?>
            <?php endif; ?>
        </p>
    </div>
</article>
