<?php

/**
 * Page of all openings, or of the openings of one term, for themes without a template for it.
 *
 * @package CourantDesk
 * @var CourantDesk\Listings\Frontend\ArchiveView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

if ($view->isBlockTheme) : ?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
    <meta charset="<?php bloginfo('charset'); ?>">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
    <?php wp_body_open(); ?>
    <div class="wp-site-blocks">
        <?php $view->header->print(); ?>
    <?php
else :
    get_header();
endif;
?>
<main id="main" class="site-main awsm-job-main awsm-job-archive-content">
    <div class="awsm-job-container">
        <h1 class="page-title awsm-jobs-archive-title"><?php echo esc_html($view->title); ?></h1>
        <?php if ($view->description !== '') : ?>
            <div class="archive-description"><?php echo wp_kses_post($view->description); ?></div>
        <?php endif; ?>
        <?php $view->listing->print(); ?>
    </div>
</main>
<?php if ($view->isBlockTheme) : ?>
        <?php $view->footer->print(); ?>
    </div>
    <?php wp_footer(); ?>
</body>
</html>
    <?php
else :
    get_footer();
endif;
