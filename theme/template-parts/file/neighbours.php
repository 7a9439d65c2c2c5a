<?php

/**
 * The pictures before and after, in the gallery that a picture belongs to.
 *
 * @var array{file: Courant\View\File} $args
 */

declare(strict_types=1);

use Courant\View\Gallery;

defined('ABSPATH') || exit;

$pictures = $args['file']->kind() === 'picture' ? Gallery::around($args['file']->post) : [];

if ($pictures === []) {
    return;
}
?>
<nav class="file__neighbours" aria-label="<?php esc_attr_e('Pictures of this gallery', 'courant'); ?>">
    <?php foreach ($pictures as $which => $picture) : ?>
        <a href="<?php echo esc_url((string) get_permalink($picture)); ?>" rel="<?php echo $which === 'next' ? 'next' : 'prev'; ?>">
            <?php echo wp_get_attachment_image($picture, 'courant-thumb', false, ['alt' => '', 'loading' => 'lazy', 'sizes' => '128px']); ?>
            <span>
                <span class="file__way"><?php echo $which === 'next' ? esc_html__('Next picture', 'courant') : esc_html__('Previous picture', 'courant'); ?></span>
                <span class="file__title"><?php echo esc_html(wp_strip_all_tags(get_the_title($picture))); ?></span>
            </span>
        </a>
    <?php endforeach; ?>
</nav>
