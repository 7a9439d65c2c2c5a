<?php

/**
 * An article's headline, its particulars and its picture.
 *
 * @var array{story: Courant\View\Story} $args
 */

declare(strict_types=1);

use Courant\Customizer\Options;
use Courant\Images\Picture;
use Courant\Images\Slot;
use Courant\View\Address;

defined('ABSPATH') || exit;

$story = $args['story'];
$section = $story->section();
$caption = get_the_post_thumbnail_caption($story->post);
?>
<header class="entry-header"<?php echo $story->colour() === '' ? '' : ' style="' . esc_attr($story->colour()) . '"'; ?>>
    <?php if ($section !== null) : ?>
        <p class="kicker"><a class="kicker__section" href="<?php echo esc_url(Address::ofTerm($section)); ?>"><?php echo esc_html($section->name); ?></a></p>
    <?php endif; ?>
    <h1 class="entry-title"><?php echo wp_kses_post($story->title()); ?></h1>
    <?php if ($story->standfirst() !== '') : ?>
        <p class="standfirst"><?php echo esc_html($story->standfirst()); ?></p>
    <?php endif; ?>
    <div class="byline">
        <?php if (Options::flag('article_author')) : ?>
            <?php echo get_avatar($story->post, 48); ?>
        <?php endif; ?>
        <p class="byline__words">
            <?php if (Options::flag('article_author')) : ?>
                <span class="byline__author"><a href="<?php echo esc_url($story->authorAddress()); ?>" rel="author"><?php echo esc_html($story->author()); ?></a></span>
            <?php endif; ?>
            <span class="byline__facts">
                <?php if (Options::flag('article_date')) : ?>
                    <?php echo wp_kses_post($story->time()); ?>
                <?php endif; ?>
                <?php if (Options::flag('article_updated') && $story->wasUpdated()) : ?>
                    <span>
                        <?php
                        /* translators: %s: a date. */
                        echo wp_kses_post(sprintf(__('Updated %s', 'courant'), $story->time('updated')));
                        ?>
                    </span>
                <?php endif; ?>
                <?php if (Options::flag('article_minutes')) : ?>
                    <?php get_template_part('template-parts/content/minutes', null, ['story' => $story]); ?>
                <?php endif; ?>
            </span>
        </p>
        <?php get_template_part('template-parts/single/share', null, ['story' => $story]); ?>
    </div>
</header>
<?php if (Options::flag('article_picture') && Picture::has($story->post) && ! post_password_required($story->post)) : ?>
    <figure class="entry-picture">
        <?php Picture::print($story->post, Slot::Article, true); ?>
        <?php if ($caption !== '') : ?>
            <figcaption><?php echo wp_kses_post($caption); ?></figcaption>
        <?php endif; ?>
    </figure>
<?php endif; ?>
