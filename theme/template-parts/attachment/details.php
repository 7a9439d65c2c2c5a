<?php

/**
 * Properties of a file and its download link.
 *
 * @var array{file: Courant\View\AttachmentView} $args
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$file = $args['file'];
?>
<div class="media-file__about">
    <dl class="media-file__facts">
        <?php foreach ($file->properties() as $name => $fact) : ?>
            <div><dt><?php echo esc_html($name); ?></dt><dd><bdi><?php echo esc_html($fact); ?></bdi></dd></div>
        <?php endforeach; ?>
    </dl>
    <p class="media-file__links">
        <a class="button" href="<?php
            echo esc_url($file->url());
        ?>" download="<?php echo esc_attr($file->fileName()); ?>"><?php
            /* translators: %s: file name. */
            echo wp_kses(sprintf(__('Download %s', 'courant'), '<bdi>' . esc_html($file->fileName()) . '</bdi>'), [
                'bdi' => [],
            ]);
        ?></a>
        <?php if ($file->type() === 'image') : ?>
            <a href="<?php echo esc_url($file->url()); ?>"><?php esc_html_e('View full size', 'courant'); ?></a>
        <?php endif; ?>
    </p>
</div>
