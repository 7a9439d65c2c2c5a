<?php

/**
 * The forms of the buttons on an application's page. Nothing is written on a GET: that an application was read is told
 * by a small request of its own.
 *
 * @package CourantDesk
 * @var \CourantDesk\Applications\View\ApplicationView $view
 */

declare(strict_types=1);

use CourantDesk\Applications\Admin\ApplicationActions;

defined('ABSPATH') || exit;

$forms = [
    'courant-read' => ApplicationActions::READ,
    'courant-unread' => ApplicationActions::UNREAD,
    'courant-resend' => ApplicationActions::RESEND,
    'courant-not-spam' => ApplicationActions::NOT_SPAM,
];
?>
<?php foreach ($forms as $id => $action) : ?>
<form id="<?php echo esc_attr($id); ?>" method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
    <input type="hidden" name="action" value="<?php echo esc_attr($action); ?>">
    <input type="hidden" name="application" value="<?php echo esc_attr((string) $view->id); ?>">
    <input type="hidden" name="_wpnonce" value="<?php echo esc_attr(wp_create_nonce("$action-$view->id")); ?>">
</form>
<?php endforeach; ?>
<?php if ($view->unread && !$view->suspected) : ?>
    <?php wp_print_inline_script_tag("fetch(document.getElementById('courant-read').getAttribute('action'),{method:'POST',body:new FormData(document.getElementById('courant-read')),redirect:'manual'}).catch(()=>{});"); ?>
<?php endif; ?>
