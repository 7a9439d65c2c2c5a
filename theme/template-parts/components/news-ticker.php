<?php

/**
 * The news ticker. Its class depends on the direction: ticker--ltr moves to the left, ticker--rtl to the right.
 *
 * @var array{posts: list<WP_Post>, title: string, rightwards: bool, when: string} $args
 */

declare(strict_types=1);

use Courant\Islands;
use Courant\View\ArticleView;

defined('ABSPATH') || exit;

$title = $args['title'] === '' ? __('Headlines', 'courant') : $args['title'];
?>
<section class="ticker <?php
    echo esc_attr($args['rightwards'] ? 'ticker--rtl' : 'ticker--ltr');
?>" aria-labelledby="ticker-title"
    <?php
        Islands::printAttributes('ticker', $args['when'], [
            'pause' => __('Pause the ticker', 'courant'),
            'play' => __('Start the ticker', 'courant'),
        ]);
    ?>>
    <div class="site-container ticker__row">
        <p class="ticker__title" id="ticker-title"><?php echo esc_html($title); ?></p>
        <div class="ticker__window">
            <div class="ticker__track">
                <ul class="ticker__list">
                    <?php foreach ($args['posts'] as $item) : ?>
                        <?php $story = ArticleView::fromPost($item); ?>
                        <li><a href="<?php echo esc_url($story->url()); ?>"><?php
                            echo wp_kses_post($story->title());
                        ?></a></li>
                    <?php endforeach; ?>
                </ul>
            </div>
        </div>
        <?php // React hydrates the controls, so there is no white space between their elements. ?>
        <div class="ticker__controls"><button type="button" class="ticker__pause" data-pressed="false"><span class="screen-reader-text"><?php
            esc_html_e('Pause the ticker', 'courant');
        ?></span></button></div>
    </div>
</section>
