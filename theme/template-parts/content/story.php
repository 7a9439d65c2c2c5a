<?php

/**
 * An article in a list.
 *
 * @var array{post: WP_Post, slot: Courant\Images\Slot, level: int, section?: bool, told?: bool, first?: bool} $args
 */

declare(strict_types=1);

use Courant\Customizer\Options;
use Courant\Images\Picture;
use Courant\Images\Slot;
use Courant\View\Address;
use Courant\View\Story;

defined('ABSPATH') || exit;

$slot = $args['slot'];
$story = Story::of($args['post']);
$section = ($args['section'] ?? true) && Options::flag('list_section') ? $story->section() : null;
$facts = $story->resultFacts();
$format = $facts[0] ?? $story->format();
$heading = tag_escape('h' . $args['level']);
$hasPicture = Picture::has($args['post']);
// Without a picture its words fill the card.
$told = Options::flag('excerpt') && (($args['told'] ?? false) || in_array($slot, [Slot::Lead, Slot::Feature, Slot::Listed, Slot::Article], true) || (! $hasPicture && $slot !== Slot::Thumb));
$colour = $section === null ? '' : $story->colour();
?>
<article <?php post_class('story story--' . $slot->look() . ($hasPicture ? '' : ' story--text'), $args['post']); ?><?php echo $colour === '' ? '' : ' style="' . esc_attr($colour) . '"'; ?>>
    <?php if ($hasPicture) : ?>
        <div class="story__picture"><?php Picture::print($args['post'], $slot, false, $args['first'] ?? null); ?></div>
    <?php endif; ?>
    <div class="story__words">
        <?php if ($section !== null || $format !== '') : ?>
            <p class="kicker">
                <?php if ($section !== null) : ?>
                    <a class="kicker__section" href="<?php echo esc_url(Address::ofTerm($section)); ?>"><?php echo esc_html($section->name); ?></a>
                <?php endif; ?>
                <?php if ($format !== '') : ?>
                    <span class="kicker__format"><?php echo esc_html($format); ?></span>
                <?php endif; ?>
            </p>
        <?php endif; ?>
        <<?php echo esc_html($heading); ?> class="story__title"><a href="<?php echo esc_url($story->address()); ?>"><?php echo wp_kses_post($story->title()); ?></a></<?php echo esc_html($heading); ?>>
        <?php if ($told) : ?>
            <p class="story__summary"><?php echo esc_html($story->summary()); ?></p>
        <?php endif; ?>
        <?php if ($told && $slot->look() === Slot::Feature->value && Options::flag('read_more')) : ?>
            <p class="story__more"><a href="<?php echo esc_url($story->address()); ?>"><?php esc_html_e('Read on', 'courant'); ?><span class="screen-reader-text">: <?php echo esc_html(wp_strip_all_tags($story->title())); ?></span></a></p>
        <?php endif; ?>
        <p class="story__meta">
            <?php foreach (array_slice($facts, 1) as $fact) : ?>
                <span><?php echo esc_html($fact); ?></span>
            <?php endforeach; ?>
            <?php if ($slot === Slot::Lead || Options::flag('list_author')) : ?>
                <span><?php echo esc_html($story->author()); ?></span>
            <?php endif; ?>
            <?php if (Options::flag('list_date')) : ?>
                <?php echo wp_kses_post($story->time()); ?>
            <?php endif; ?>
            <?php if ($slot === Slot::Lead) : ?>
                <?php get_template_part('template-parts/content/minutes', null, ['story' => $story]); ?>
            <?php endif; ?>
        </p>
    </div>
</article>
