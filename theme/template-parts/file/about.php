<?php

/**
 * What a file is, and the ways to have it.
 *
 * @var array{file: Courant\View\File} $args
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$file = $args['file'];
?>
<div class="file__about">
    <dl class="file__facts">
        <?php foreach ($file->facts() as $name => $fact) : ?>
            <div><dt><?php echo esc_html($name); ?></dt><dd><bdi><?php echo esc_html($fact); ?></bdi></dd></div>
        <?php endforeach; ?>
    </dl>
    <p class="file__ways">
        <a class="button" href="<?php echo esc_url($file->address()); ?>" download="<?php echo esc_attr($file->name()); ?>"><?php
            /* translators: %s: name of a file. */
            echo wp_kses(sprintf(__('Download %s', 'courant'), '<bdi>' . esc_html($file->name()) . '</bdi>'), ['bdi' => []]);
        ?></a>
        <?php if ($file->kind() === 'picture') : ?>
            <a href="<?php echo esc_url($file->address()); ?>"><?php esc_html_e('Show it in full size', 'courant'); ?></a>
        <?php endif; ?>
    </p>
</div>
