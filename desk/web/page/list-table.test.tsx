import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ListTable } from './list-table.tsx';

test('leaves out columns without any content, and keeps the others in order', () => {
  render(
    <ListTable
      caption="Releases"
      columns={['Section', 'Canary', 'Live', 'Previews']}
      rows={[
        { key: 'home', cells: ['Home', null, 'First', 0] },
        { key: 'blog', cells: ['Blog', false, '', undefined] },
      ]}
    />,
  );
  const names = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(names('columnheader')).toEqual(['Section', 'Live', 'Previews']);
  expect(names('cell')).toEqual(['First', '0', '', '']);
});
