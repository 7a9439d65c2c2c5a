<?php

/**
 * Prints the forms of the buttons on the edit screen of an application. A GET request writes nothing: a separate
 * POST request marks the application as read.
 *
 * @package CourantDesk
 * @var \CourantDesk\Recruiting\Admin\ApplicationEditView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

use CourantDesk\Recruiting\Http\ApplicationActionsController;

defined('ABSPATH') || exit;

$forms = [
    'courant-read' => ApplicationActionsController::READ_ACTION,
    'courant-unread' => ApplicationActionsController::UNREAD_ACTION,
    'courant-resend' => ApplicationActionsController::RESEND_ACTION,
    'courant-not-spam' => ApplicationActionsController::NOT_SPAM_ACTION,
];
?>
<?php foreach ($forms as $id => $action) : ?>
<form id="<?php echo esc_attr($id); ?>" method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
    <input type="hidden" name="action" value="<?php echo esc_attr($action); ?>">
    <input type="hidden" name="application" value="<?php echo esc_attr((string) $view->id); ?>">
    <input type="hidden" name="_wpnonce" value="<?php echo esc_attr(wp_create_nonce("$action-$view->id")); ?>">
</form>
<?php endforeach; ?>
<?php if ($view->isUnread && !$view->isSuspected) : ?>
    <?php wp_print_inline_script_tag("fetch(document.getElementById('courant-read').getAttribute('action'),{method:'POST',body:new FormData(document.getElementById('courant-read')),redirect:'manual'}).catch(()=>{});"); ?>
<?php endif; ?>
