<?php

/**
 * The site's name: its logo, one of its own for the dark or for narrow windows where an editor set one.
 */

declare(strict_types=1);

use Courant\Customizer\Options;
use Courant\Images\Logo;
use Courant\View\Layout;

defined('ABSPATH') || exit;

$name = get_bloginfo('name', 'display');
$tagline = get_bloginfo('description', 'display');
$tag = Layout::nameIsTitle() ? 'h1' : 'p';
?>
<?php if (has_custom_logo()) : ?>
    <?php Logo::print(); ?>
    <?php if ($tag === 'h1') : ?>
        <h1 class="screen-reader-text"><?php echo esc_html($name); ?></h1>
    <?php endif; ?>
<?php else : ?>
    <<?php echo tag_escape($tag); ?> class="brand__name"><a href="<?php echo esc_url(home_url('/')); ?>" rel="home"><?php echo esc_html($name); ?></a></<?php echo tag_escape($tag); ?>>
<?php endif; ?>
<?php if ($tagline !== '' && Options::flag('header_tagline') && ! has_custom_logo()) : ?>
    <p class="brand__tagline"><?php echo esc_html($tagline); ?></p>
<?php endif; ?>
