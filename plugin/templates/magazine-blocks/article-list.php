<?php

/**
 * A list of articles.
 *
 * @var CourantDesk\MagazineBlocks\Frontend\ArticleListView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

$tag = $view->title === '' ? 'div' : 'section';
$label = $view->title === '' ? '' : ' aria-labelledby="' . esc_attr($view->titleId) . '"';
?>
<<?php echo esc_html($tag); ?> <?php echo wp_kses_data($view->attributes); ?><?php echo wp_kses_data($label); ?>>
    <?php if ($view->title !== '') : ?>
        <<?php echo esc_html($view->headingTag); ?> class="courant-news__title" id="<?php
            echo esc_attr($view->titleId);
        ?>"><?php echo esc_html($view->title); ?></<?php echo esc_html($view->headingTag); ?>>
    <?php endif; ?>
    <ul class="courant-news__list" role="list">
        <?php foreach ($view->articles as $story) : ?>
            <li class="courant-news__story">
                <?php if (! $story->image->isEmpty()) : ?>
                    <div class="courant-news__picture"><?php $story->image->print(); ?></div>
                <?php endif; ?>
                <div class="courant-news__text">
                    <?php if ($story->category !== '') : ?>
                        <p class="courant-news__category"><a href="<?php echo esc_url($story->categoryUrl); ?>"><?php
                            echo esc_html($story->category);
                        ?></a></p>
                    <?php endif; ?>
                    <h<?php
                        echo esc_html((string) $view->articleHeadingLevel);
                    ?> class="courant-news__headline"><a href="<?php echo esc_url($story->url); ?>"><?php
                        echo wp_kses_post($story->title);
                    ?></a></h<?php echo esc_html((string) $view->articleHeadingLevel); ?>>
                    <?php if ($story->excerpt !== '') : ?>
                        <p class="courant-news__excerpt"><?php echo esc_html($story->excerpt); ?></p>
                    <?php endif; ?>
                    <?php if ($story->author !== '' || ! $story->time->isEmpty()) : ?>
                        <p class="courant-news__meta">
                            <?php if ($story->author !== '') : ?>
                                <span><?php echo esc_html($story->author); ?></span>
                            <?php endif; ?>
                            <?php $story->time->print(); ?>
                        </p>
                    <?php endif; ?>
                </div>
            </li>
        <?php endforeach; ?>
    </ul>
</<?php echo esc_html($tag); ?>>
