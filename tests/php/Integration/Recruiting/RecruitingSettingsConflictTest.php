<?php

declare(strict_types=1);

namespace CourantTests\Integration\Recruiting;

use CourantTests\Support\Recruiting\RecruitersTestCase;

/** Tests that two users who change the hiring process do not overwrite each other. */
final class RecruitingSettingsConflictTest extends RecruitersTestCase
{
    public function testSettingsThatAnotherUserChangedAreNotOverwritten(): void
    {
        $hr = $this->user('hr');
        $first = $this->rest('GET', '/settings', [], $hr)->json();
        $template = static fn (string $name): array => [
            ['key' => 'no', 'name' => $name, 'subject' => 'About {job-title}', 'content' => 'No.'],
        ];
        $theirs = $this->rest('PUT', '/settings', [
            'version' => $first['version'], 'templates' => $template('Theirs'),
        ], $hr);
        $this->assertMatchesSchema('RecruitingSettings', $theirs);
        self::assertNotSame($first['version'], $theirs->json()['version']);

        $mine = $this->rest('PUT', '/settings', [
            'version' => $first['version'], 'templates' => $template('Mine'),
        ], $hr);
        self::assertSame([409, 'courant_settings_changed'], [$mine->status, $mine->json()['code'] ?? null]);
        self::assertSame(['Theirs'], array_column($this->recruiting()->replyTemplates->findAll(), 'name'));
        $data = $mine->json()['data'] ?? null;
        self::assertIsArray($data);
        self::assertIsArray($data['current']);
        self::assertSame($theirs->json()['version'], $data['current']['version'], 'the error has the stored settings');

        $again = $this->rest('PUT', '/settings', [
            'version' => $data['current']['version'], 'templates' => $template('Mine'),
        ], $hr);
        self::assertSame(200, $again->status);
        self::assertSame(['Mine'], array_column($this->recruiting()->replyTemplates->findAll(), 'name'));
    }
}
