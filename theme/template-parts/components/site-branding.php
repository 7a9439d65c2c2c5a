<?php

/**
 * The site title or logo, with alternative logos for dark mode and narrow viewports when they are set.
 *
 * @var array{is_heading?: bool} $args whether the title is the main heading; by default on the front page only
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;
use Courant\Images\Logo;
use Courant\View\PageLayout;

defined('ABSPATH') || exit;

$name = get_bloginfo('name', 'display');
$tagline = get_bloginfo('description', 'display');
$tag = ($args['is_heading'] ?? PageLayout::isSiteTitleMainHeading()) === true ? 'h1' : 'p';
?>
<?php if (Logo::isShown()) : ?>
    <?php Logo::print(); ?>
    <?php if ($tag === 'h1') : ?>
        <h1 class="screen-reader-text"><?php echo esc_html($name); ?></h1>
    <?php endif; ?>
<?php else : ?>
    <<?php echo tag_escape($tag); ?> class="brand__name"><a href="<?php
        echo esc_url(home_url('/'));
    ?>" rel="home"><?php echo esc_html($name); ?></a></<?php echo tag_escape($tag); ?>>
<?php endif; ?>
<?php if ($tagline !== '' && ThemeOptions::isEnabled('header_tagline') && ! Logo::isShown()) : ?>
    <p class="brand__tagline"><?php echo esc_html($tagline); ?></p>
<?php endif; ?>
