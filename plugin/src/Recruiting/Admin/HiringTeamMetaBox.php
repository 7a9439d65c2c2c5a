<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\TemplateRenderer;
use CourantDesk\Recruiting\Storage\HiringTeamRepository;
use WP_Post;
use WP_User;

/** Adds the hiring team meta box to openings, in both editors. */
final class HiringTeamMetaBox
{
    private const NONCE = 'courant_hiring_team';
    private const MAX_USERS = 200;

    public function __construct(
        private readonly HiringTeamRepository $team,
        private readonly TemplateRenderer $template,
    ) {
    }

    public function addMetaBox(): void
    {
        add_meta_box('courant-hiring-team', __('Hiring team', 'courant-desk'), [
            $this,
            'print',
        ], PostTypes::OPENING, 'side');
    }

    public function print(WP_Post $opening): void
    {
        $chosen = $this->team->findMemberIds($opening->ID);
        $members = [];
        /** @var list<WP_User> $users */
        $users = get_users(
            ['capability' => HiringTeamRepository::CAPABILITY, 'number' => self::MAX_USERS, 'orderby' => 'display_name']
        );
        foreach ($users as $user) {
            $members[] = [
                'id' => $user->ID, 'name' => $user->display_name, 'email' => $user->user_email,
                'chosen' => in_array($user->ID, $chosen, true),
            ];
        }
        $this->template
            ->print('recruiting/hiring-team', new HiringTeamView($members, wp_create_nonce(
                self::NONCE . $opening->ID
            )));
    }

    public function save(int $opening): void
    {
        $request = Request::fromGlobals();
        $nonce = $request->text('courant_hiring_team_nonce');
        if (
            $nonce === ''
            || wp_verify_nonce($nonce, self::NONCE . $opening) === false
            || !current_user_can('edit_post', $opening)
        ) {
            return;
        }
        $this->team->saveMembers($opening, array_map('intval', $request->list('courant_hiring_team', self::MAX_USERS)));
    }
}
