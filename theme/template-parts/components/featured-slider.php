<?php

/**
 * The featured slider. Without JavaScript it is a row with scroll snapping; the arrows and the pause button are
 * activated by the script (WAI-ARIA carousel pattern).
 *
 * @var array{posts: list<WP_Post>, title: string} $args
 */

declare(strict_types=1);

use Courant\Images\ImageSlot;
use Courant\Islands;

defined('ABSPATH') || exit;

$title = $args['title'] === '' ? __('Main articles', 'courant') : $args['title'];
$count = count($args['posts']);
?>
<section class="slider" aria-roledescription="<?php
    esc_attr_e('carousel', 'courant');
?>" aria-label="<?php echo esc_attr($title); ?>"
    <?php
    // A single slide needs no controls.
    if ($count > 1) {
        Islands::printAttributes('slider', 'idle', [
            'stop' => __('Stop slideshow', 'courant'),
            'start' => __('Start slideshow', 'courant'),
        ]);
    }
    ?>>
    <?php if ($count > 1) : ?>
        <?php // React hydrates the controls, so there is no white space between their elements. ?>
        <div class="slider__controls"><?php
            printf(
                '<button type="button" class="slider__button slider__button--rotation" aria-label="%s" data-rotates="false"></button>',
                esc_attr__('Start slideshow', 'courant'),
            );
            printf(
                '<button type="button" class="slider__button slider__button--previous" aria-label="%s" aria-controls="slider-slides" data-island-replay></button>',
                esc_attr__('Previous article', 'courant'),
            );
            /* translators: 1: number of the slide, 2: number of slides. */
            $status = sprintf(__('%1$d of %2$d', 'courant'), 1, $count);
            printf('<span class="slider__status" aria-hidden="true">%s</span>', esc_html($status));
            printf(
                '<button type="button" class="slider__button slider__button--next" aria-label="%s" aria-controls="slider-slides" data-island-replay></button>',
                esc_attr__('Next article', 'courant'),
            );
        ?></div>
    <?php endif; ?>
    <div class="slider__slides" id="slider-slides">
        <?php foreach ($args['posts'] as $index => $item) : ?>
            <?php
            /* translators: 1: number of the slide, 2: number of slides. */
            $label = sprintf(__('%1$d of %2$d', 'courant'), $index + 1, $count);
            ?>
            <div class="slider__slide" role="group" aria-roledescription="<?php
                esc_attr_e('slide', 'courant');
            ?>" aria-label="<?php echo esc_attr($label); ?>">
                <?php get_template_part(
                    'template-parts/content/article-card',
                    null,
                    ['post' => $item, 'slot' => ImageSlot::Lead, 'level' => 3, 'first' => $index === 0],
                ); ?>
            </div>
        <?php endforeach; ?>
    </div>
</section>
<?php
// The images of the other slides load after the page (slider.css). This script works without the file of the slider.
if ($count > 1) {
    wp_print_inline_script_tag(
        '(s=>addEventListener("load",()=>s.dataset.loaded=""))(document.currentScript.previousElementSibling)'
    );
}
